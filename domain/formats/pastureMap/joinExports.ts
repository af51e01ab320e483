import { groupedBy } from '../../lists/groupedBy';
import { onceEach } from './onceEach';
import type {
  ExportedHay,
  ExportedNote,
  ExportedPasture,
  ExportedStay,
  Oddity,
  PastureMapExport,
} from './PastureMapExport';

/** A season that one of the files is of. Days, YYYY-MM-DD. */
interface ExportedSeason {
  readonly startsOn: string;
  readonly endsOn: string | null;
}

/** Several files of one ranch as one history. Pastures are places in the joined list. */
export interface JoinedExports {
  readonly ranch: string;
  readonly seasons: readonly ExportedSeason[];
  readonly pastures: readonly ExportedPasture[];
  readonly stays: readonly ExportedStay[];
  readonly hay: readonly ExportedHay[];
  readonly notes: readonly ExportedNote[];
  readonly oddities: readonly Oddity[];
  /** Stays that stand in two of the files and are one. */
  readonly twice: number;
}

interface InPasture {
  readonly pasture: number;
}

/** Gives each pasture one place for all files: the same name is the same pasture, and a name used twice is told by its order. */
function placesOf(files: readonly PastureMapExport[]) {
  const byKey = new Map<string, number>();
  const pastures: ExportedPasture[] = [];
  const places = files.map((file) => {
    const seen = new Map<string, number>();
    return file.pastures.map((pasture) => {
      const name = pasture.name.toLowerCase();
      const times = (seen.get(name) ?? 0) + 1;
      seen.set(name, times);
      const key = `${times} ${name}`;
      const place = byKey.get(key) ?? pastures.length;
      byKey.set(key, place);
      // Files come by time: the latest one knows best.
      pastures[place] = pasture;
      return place;
    });
  });
  return { pastures, places };
}

/** What is in several files counts as often as in the one that has it most often. */
function mostOften<T extends InPasture>(files: readonly (readonly T[])[]): T[] {
  const most = new Map<string, T[]>();
  for (const values of files) {
    for (const [key, group] of groupedBy(values, (value) => JSON.stringify(value))) {
      if (group.length > (most.get(key)?.length ?? 0)) most.set(key, group);
    }
  }
  return [...most.values()].flat();
}

/**
 * Joins files of one ranch: the same stay in two of them is one. A stay that was cut at a season's boundary is two
 * that follow each other in one pasture, which are one stay by our rules.
 */
export function joinExports(exports: readonly PastureMapExport[]): JoinedExports {
  const files = exports.toSorted((one, other) => one.exportedAt - other.exportedAt);
  const { pastures, places } = placesOf(files);
  const placed = <T extends InPasture>(values: readonly T[], file: number): T[] =>
    values.map((value) => ({ ...value, pasture: places[file]?.[value.pasture] ?? value.pasture }));
  const stays = files.flatMap(({ stays: all, exportedAt }, index) =>
    placed(all, index).map((stay) => (stay.to === null ? { ...stay, openAt: exportedAt } : stay)),
  );
  const once = onceEach(stays);
  const seasons = new Map(
    files.map(({ seasonStartsOn: startsOn, seasonEndsOn: endsOn }) => [startsOn, { startsOn, endsOn }] as const),
  );
  return {
    ranch: files.at(-1)?.ranch ?? '',
    seasons: [...seasons.values()].toSorted((one, other) => (one.startsOn < other.startsOn ? -1 : 1)),
    pastures,
    stays: once,
    hay: mostOften(files.map(({ hay }, index) => placed(hay, index))),
    notes: mostOften(files.map(({ notes }, index) => placed(notes, index))),
    oddities: mostOften(files.map(({ oddities }, index) => placed(oddities, index))),
    twice: stays.length - once.length,
  };
}
