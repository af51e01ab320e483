/** Where on the wheel of colors each name ends, in degrees. */
const HUES = [
  [15, 'red'],
  [45, 'orange'],
  [70, 'yellow'],
  [170, 'green'],
  [255, 'blue'],
  [330, 'purple'],
  [360, 'red'],
] as const;

/** A color (#rrggbb) as people call it: "blue", "dark green". */
export function colorInWords(color: string): string {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map(
    (from) => Number.parseInt(color.slice(from, from + 2), 16) / 255,
  );
  const [most, least] = [Math.max(red, green, blue), Math.min(red, green, blue)];
  const spread = most - least;
  if (spread < 0.1) return most < 0.2 ? 'black' : most > 0.9 ? 'white' : 'gray';
  const turn =
    most === red ? (green - blue) / spread : most === green ? (blue - red) / spread + 2 : (red - green) / spread + 4;
  const hue = (turn * 60 + 360) % 360;
  const name = HUES.find(([end]) => hue < end)?.[1] ?? 'red';
  return most < 0.5 ? `dark ${name}` : name;
}
