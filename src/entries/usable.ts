import { typedFrom, typedNumber, type Typed } from '@shared/units/typedNumbers';

/** How much is left, by the ranch's utilization: "half", "40 %". */
export const leftInWords = (percent: number) => (percent === 50 ? 'half' : `${100 - percent} %`);

/** What an estimate of forage is: what may be grazed, without what is left standing. */
export const usableInWords = (percent: number): string => `Usable, after leaving ${leftInWords(percent)}.`;

/** The usable part of a production that was typed, as it is typed; null where no number was. */
export function usableOf(production: string, unit: Typed, percent: number): string | null {
  const grown = typedNumber(production, unit);
  return grown === null || Number.isNaN(grown) ? null : typedFrom((grown * percent) / 100, { factor: 1 });
}
