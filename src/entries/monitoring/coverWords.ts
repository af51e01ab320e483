import { changeOf, type Share } from '@domain/monitoring/cover';
import { t } from '@domain/words';
import { numberInWords } from '@shared/units/units';

const WHOLE = 100;

/** A share as percent without its sign: "18". */
const percentInWords = ({ share }: Share): string => numberInWords(share * WHOLE, 1);

/** "18 ± 3.8 %": a share with one standard error. */
export function shareInWords(share: Share): string {
  const [percent, error] = [percentInWords(share), numberInWords(share.error * WHOLE, 1)];
  return t`${percent} ± ${error} %`;
}

/** "Bare ground 18 to 10 %: within what such counts vary", or "a change" (rule M3). @param name what was counted */
export function changeInWords(name: string, before: Share, after: Share): string {
  const [from, to] = [percentInWords(before), percentInWords(after)];
  return changeOf(before, after).isChange
    ? t`${name} ${from} to ${to} %: a change`
    : t`${name} ${from} to ${to} %: within what such counts vary`;
}
