import { readRecord } from '@contract/grazing/readRecord';
import type { JoinedExports } from '@domain/formats/pastureMap/joinExports';
import { overlaps } from '@domain/grazing/seasons';
import { t } from '@domain/words';
import { added, type DataOf } from '@records/index';

type Season = DataOf<'season'>;

/** A season's last day: the files have the day after it. */
function dayBefore(date: string): string {
  const before = new Date(Date.parse(`${date}T00:00:00Z`) - 86_400_000);
  return Number.isNaN(before.getTime()) ? date : before.toISOString().slice(0, 10);
}

const seasonOf = ({ startsOn, endsOn }: JoinedExports['seasons'][number]): Season => ({
  name: startsOn.slice(0, 7) || t`without a first day`,
  type: 'growing',
  starts_on: startsOn,
  ends_on: endsOn === null ? null : dayBefore(endsOn),
});

const isSame = (one: Season, other: Season): boolean =>
  one.starts_on === other.starts_on && one.ends_on === other.ends_on;

/** What becomes of the seasons of files. */
export interface SeasonsOfFiles {
  /** Those that overlap none of the ranch and none of each other. */
  readonly coming: readonly Season[];
  /** How many the ranch has already. */
  readonly there: number;
  /** How many stay out: seasons of a ranch do not overlap. */
  readonly overlapping: number;
  /** Those that are no seasons: their days are missing, or cannot be. */
  readonly bad: readonly Season[];
}

/** Judges the seasons of files by those of the ranch and by each other; an open one comes last, since it has no end. */
export function seasonsOfFiles(
  { seasons }: Pick<JoinedExports, 'seasons'>,
  ofRanch: readonly Season[],
): SeasonsOfFiles {
  const inFiles = seasons.map(seasonOf);
  const bad = inFiles.filter((season) => readRecord('season', season).problems !== undefined);
  const others = inFiles.filter((season) => !bad.includes(season) && !ofRanch.some((each) => isSame(each, season)));
  const inTurn = [...others.filter((each) => each.ends_on !== null), ...others.filter((each) => each.ends_on === null)];
  const coming: Season[] = [];
  for (const season of inTurn) {
    if (![...ofRanch, ...coming].some((each) => overlaps(each, season))) coming.push(season);
  }
  const there = inFiles.length - bad.length - others.length;
  return { coming, there, overlapping: others.length - coming.length, bad };
}

/** Seasons as new records. */
export const newSeasons = (seasons: readonly Season[]) => seasons.map((season) => added('season', season));
