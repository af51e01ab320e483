import { t } from '@domain/words';
import { typedFrom, typedNumber, type Typed } from '@shared/units/typedNumbers';

/** What an estimate of forage is: what may be grazed, without what is left standing, by the ranch's utilization. */
export function usableInWords(percent: number): string {
  const left = 100 - percent;
  return percent === 50 ? t`Usable, after leaving half` : t`Usable, after leaving ${left} %`;
}

/** The usable part of a production that was typed, as it is typed; null where no number was. */
export function usableOf(production: string, unit: Typed, percent: number): string | null {
  const grown = typedNumber(production, unit);
  return grown === null || Number.isNaN(grown) ? null : typedFrom((grown * percent) / 100, { factor: 1 });
}
