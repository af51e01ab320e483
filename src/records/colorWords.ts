import { t } from '@domain/words';
/** Where on the wheel of colors each name ends, in degrees; the name in the light and in the dark. */
const HUES = [
  [15, t`red`, t`dark red`],
  [45, t`orange`, t`dark orange`],
  [70, t`yellow`, t`dark yellow`],
  [170, t`green`, t`dark green`],
  [255, t`blue`, t`dark blue`],
  [330, t`purple`, t`dark purple`],
  [360, t`red`, t`dark red`],
] as const;

/** A color (#rrggbb) as people call it: "blue", "dark green". */
export function colorInWords(color: string): string {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map(
    (from) => Number.parseInt(color.slice(from, from + 2), 16) / 255,
  );
  const [most, least] = [Math.max(red, green, blue), Math.min(red, green, blue)];
  const spread = most - least;
  if (spread < 0.1) return most < 0.2 ? t`black` : most > 0.9 ? t`white` : t`gray`;
  const turn =
    most === red ? (green - blue) / spread : most === green ? (blue - red) / spread + 2 : (red - green) / spread + 4;
  const hue = (turn * 60 + 360) % 360;
  const [, light, dark] = HUES.find(([end]) => hue < end) ?? HUES[0];
  return most < 0.5 ? dark : light;
}
