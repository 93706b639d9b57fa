/** The stand-ins of src/styles/grounds.css, as red, green and blue. */
const grounds: Record<string, readonly [number, number, number]> = {
  snow: [0xd9, 0xdd, 0xe4],
  dawn: [0xc9, 0xb6, 0xb4],
  dusk: [0x6f, 0x66, 0x78],
  night: [0x2c, 0x2a, 0x3d],
  mist: [0x9d, 0xa3, 0x9c],
  meadow: [0x7d, 0x7f, 0x48],
  spruce: [0x3c, 0x4a, 0x36],
  earth: [0x7a, 0x5f, 0x45],
  autumn: [0x9a, 0x74, 0x40],
  asphalt: [0x4d, 0x4b, 0x4a],
  ochre: [0xb4, 0x8a, 0x45],
  gravel: [0xa3, 0x91, 0x7c],
};

/** The name of the ground colour nearest to a colour. */
export function nearestGround(red: number, green: number, blue: number): string {
  const distance = ([r, g, b]: readonly [number, number, number]) =>
    (r - red) ** 2 + (g - green) ** 2 + (b - blue) ** 2;
  const [nearest] = Object.entries(grounds).sort(([, one], [, other]) => distance(one) - distance(other));
  return nearest?.[0] ?? 'snow';
}
