import { isKnown } from '@domain/grazing/figure';
import type { EnteredShares } from '@domain/landUnits/enteredShares';
import { t } from '@domain/words';
import { numberInWords } from '@shared/units/units';

const percent = (share: number): string => numberInWords(share * 100);

/** How the moves came, as a sentence; empty where that is unknown. */
function sharesInWords(shares: EnteredShares | null): string {
  if (shares === null) return '';
  const { live, sentLater, late: fromMemory, imported: fromFiles } = shares;
  if (!isKnown(live) || !isKnown(sentLater) || !isKnown(fromMemory) || !isKnown(fromFiles)) return '';
  const [soon, late, imported] = [percent(live + sentLater), percent(fromMemory), percent(fromFiles)];
  return t`${soon} % was written down within a week or sent as soon as there was a connection, ${late} % later, ${imported} % comes from earlier files.`;
}

interface Attested {
  readonly unit: string;
  readonly year: number;
  /** "200 acres"; null where that is unknown. */
  readonly size: string | null;
  readonly shares: EnteredShares | null;
}

/** What an attestation says if nobody changes it. What is unknown is left out. */
export function proposedText({ unit, year: number, size, shares }: Attested): string {
  const year = String(number);
  const managed =
    size === null
      ? t`I have managed the land named ${unit} in ${year}.`
      : t`I have managed the land named ${unit}, ${size}, in ${year}.`;
  return [
    managed,
    t`The herds, moves and counts in this record were written down by me or by people who work with me.`,
    sharesInWords(shares),
    t`To the best of my knowledge it is complete and true.`,
  ]
    .filter((sentence) => sentence !== '')
    .join(' ');
}
