/** By id of a technology, personality or achievement: its drawing as the path of an SVG of 512 units. */
declare module "virtual:game-icons" {
  const icons: Record<string, string>;
  export default icons;
}
