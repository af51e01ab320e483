import { dayNumber, daysBetween, type Zone } from '../../grazing/time';
import { t } from '../../words';
import type { JoinedExports } from './joinExports';
import type { OddityKind, PastureMapExport } from './PastureMapExport';

/** One pasture of a file: PastureMap's figures of the season, and the figures of its rows by our rules. */
export interface ComparedPasture {
  readonly name: string;
  /** lb of the closed stays that began in the season; null where PastureMap left it blank. */
  readonly theirsLb: number | null;
  readonly oursLb: number;
  /** Why they differ, in a sentence without its full stop; null where they agree to 0.1 %. */
  readonly why: string | null;
}

const SAME = 0.001;

const REASONS: readonly (readonly [OddityKind, string])[] = [
  [
    'move in while already in',
    t({
      message: 'the same herd was moved in twice, which counts once here',
      comment: 'Why two figures differ, in a table',
    }),
  ],
  [
    'move out without move in',
    t({ message: 'a move-out has no move-in, and counts nothing here', comment: 'Why two figures differ, in a table' }),
  ],
  ['no move out', t({ message: 'a stay has no end in the file', comment: 'Why two figures differ, in a table' })],
  [
    'intake at move-in not known',
    t({
      message: 'what the herd ate at its move-in is not in the file',
      comment: 'Why two figures differ, in a table',
    }),
  ],
  [
    'head changed during the stay',
    t({ message: 'the head changed during a stay', comment: 'Why two figures differ, in a table' }),
  ],
];
const BLANK = t`PastureMap left its figure blank`;
const OTHER = t`PastureMap counted by an older state of its herds`;

/** Whether a stay began in the file's season; its days are midnights of the ranch's zone. */
function beganIn({ seasonStartsOn, seasonEndsOn }: PastureMapExport, zone: Zone) {
  const starts = seasonStartsOn === '' ? -Infinity : zone.startOf(dayNumber(seasonStartsOn));
  const ends = seasonEndsOn === null ? Infinity : zone.startOf(dayNumber(seasonEndsOn));
  return (from: number) => from >= starts && from < ends;
}

/**
 * Compares a file's own figures with those of its rows: the mean intake at both ends of a stay, times its days.
 *
 * @param zone the ranch's
 */
export function compareFigures(exported: PastureMapExport, zone: Zone): ComparedPasture[] {
  const isInSeason = beganIn(exported, zone);
  const taken = exported.pastures.map(() => 0);
  for (const { pasture, from, to, intakeIn, intakeOut } of exported.stays) {
    if (to === null || !isInSeason(from)) continue;
    taken[pasture] = (taken[pasture] ?? 0) + ((intakeIn + intakeOut) / 2) * daysBetween(from, to);
  }
  return exported.pastures.map(({ name, forageLb: theirsLb }, pasture) => {
    const oursLb = taken[pasture] ?? 0;
    const isSame = Math.abs((theirsLb ?? 0) - oursLb) <= SAME * Math.max(oursLb, theirsLb ?? 0);
    const found = REASONS.find(([kind]) =>
      exported.oddities.some((each) => each.kind === kind && each.pasture === pasture),
    );
    const why = isSame ? null : theirsLb === null ? BLANK : (found?.[1] ?? OTHER);
    return { name, theirsLb, oursLb, why };
  });
}

/** How many of each kind of oddity there are, the most frequent first. */
export function countOddities({
  oddities,
}: Pick<JoinedExports, 'oddities'>): readonly (readonly [OddityKind, number])[] {
  const counts = new Map<OddityKind, number>();
  for (const { kind } of oddities) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  return [...counts].sort(([, one], [, other]) => other - one);
}
