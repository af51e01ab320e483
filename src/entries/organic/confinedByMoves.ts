import type { FormikValues } from 'formik';
import { dateOfDay, zoneOf } from '@domain/grazing/time';
import { changed, added, type Change } from '@records/group';
import { selectAll, type DataOf, type Held, type WithRecords } from '@records/index';

type Move = DataOf<'move'>;

/** What a form of moves asks about animals that are kept from pasture. */
export interface ConfinedValues {
  /** Why herds that leave pasture do so; empty: it isn't said. */
  off_reason: string;
  /** Whether confinements end with the move back to pasture. */
  ends_confinement: boolean;
}

export const CONFINED: ConfinedValues = { off_reason: '', ends_confinement: true };

/** Confinements of a whole herd that last at an instant and have no end yet: a class may stay in while the others move on. */
export const openConfinements = (
  all: readonly Held<DataOf<'confinement'>>[],
  herdUuid: string,
  at: number,
): readonly Held<DataOf<'confinement'>>[] =>
  all.filter(
    ({ data }) =>
      data.herd_uuid === herdUuid && data.animal === null && data.ends_at === null && Date.parse(data.starts_at) < at,
  );

/** Whether a day of the ranch's zone is in one of its grazing seasons. */
export function isInGrazingSeason(
  seasons: readonly Held<DataOf<'grazing_season'>>[],
  at: number,
  zone: string | null,
): boolean {
  const date = dateOfDay(zoneOf(zone).dayOf(at));
  return seasons.some(({ data }) => data.starts_on <= date && date <= data.ends_on);
}

/** What is written of confinements along with moves: one begins with a reason, those without an end end on pasture. */
export function confinedByMoves(state: WithRecords, made: readonly Change[], values: FormikValues): Change[] {
  const { off_reason: reason, ends_confinement: isEnding } = values as ConfinedValues;
  const all = selectAll(state, 'confinement');
  return made.flatMap((change): Change[] => {
    if (change.kind !== 'move' || change.base !== null || change.data === null) return [];
    const { herd_uuid: herdUuid, at, off } = change.data as Partial<Move>;
    if (herdUuid === undefined || at === undefined) return [];
    if (off === null)
      return isEnding
        ? openConfinements(all, herdUuid, Date.parse(at)).map((held) => changed('confinement', held, { ends_at: at }))
        : [];
    if (off === undefined || off === 'unknown' || reason === '') return [];
    const data: DataOf<'confinement'> = {
      ...{ herd_uuid: herdUuid, animal: null, starts_at: at, ends_at: null, note: '' },
      // The choices of the field are the reasons.
      reason: reason as DataOf<'confinement'>['reason'],
    };
    return [added('confinement', data)];
  });
}
