/** Lays digits into the places (`#`) of a pattern, as far as they reach: "(###)###-####" and "5755" give "(575)5". */
export function fitPattern(pattern: string, digits: string): string {
  let text = '';
  let laid = 0;
  for (const place of pattern) {
    if (laid === digits.length) break;
    text += place === '#' ? digits.charAt(laid) : place;
    if (place === '#') laid += 1;
  }
  return text;
}

/** The digits of a text, in their order. */
export function digitsIn(text: string): string {
  return text.replace(/\D/g, '');
}
