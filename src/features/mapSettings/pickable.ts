import { colorOf } from '@contract/people/color';

/** A color as the browser's picker takes it. The picker knows six digits alone; from any other spelling it starts at white. */
export function pickable(text: string): string {
  const color = colorOf(text) ?? '';
  return /^#[0-9a-f]{6}$/i.test(color) ? color.toLowerCase() : '#ffffff';
}
