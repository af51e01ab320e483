/** A text without what XML 1.0 cannot hold (2.2): most control characters and halves of a letter. */
export const xmlText = (text: string): string =>
  text.replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '');
