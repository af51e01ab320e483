/** A text with the plain letters in place of those with accents: "Potrero Álamo" becomes "Potrero Alamo". */
export const withoutAccents = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '');
