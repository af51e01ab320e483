/** What the chart is painted in. */
export interface Palette {
  readonly surface: string;
  readonly well: string;
  readonly line: string;
  readonly edge: string;
  readonly text: string;
  readonly soft: string;
  readonly good: string;
  readonly danger: string;
  readonly accent: string;
  readonly straw: string;
  readonly water: string;
  readonly font: string;
}

const TOKENS: Readonly<Record<keyof Palette, string>> = {
  surface: '--surface',
  well: '--well',
  line: '--line',
  edge: '--edge',
  text: '--text',
  soft: '--text-soft',
  good: '--good',
  danger: '--danger',
  accent: '--accent',
  straw: '--straw-500',
  water: '--info',
  font: '--font',
};

/** The colors and the font of the page as they are now, light or dark. */
export function pagePalette(): Palette {
  const style = getComputedStyle(document.documentElement);
  const of = (key: keyof Palette): string => style.getPropertyValue(TOKENS[key]).trim();
  return {
    surface: of('surface'),
    well: of('well'),
    line: of('line'),
    edge: of('edge'),
    text: of('text'),
    soft: of('soft'),
    good: of('good'),
    danger: of('danger'),
    accent: of('accent'),
    straw: of('straw'),
    water: of('water'),
    font: of('font'),
  };
}

/** On paper, which is white whatever the screen is. */
export const paperPalette = (): Palette => ({
  surface: '#ffffff',
  well: '#f4f1e8',
  line: '#cfc8b8',
  edge: '#7c7767',
  text: '#111111',
  soft: '#444444',
  good: '#2c6a3c',
  danger: '#a1301b',
  accent: '#25543f',
  straw: '#d9a441',
  water: '#1769aa',
  font: pagePalette().font,
});
