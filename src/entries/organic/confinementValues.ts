import type { DataOf } from '@records/index';
import { instantOf, localOf } from '@shared/time/ranchTime';
import { whenProblem } from '@shared/time/whenProblem';

type Data = DataOf<'confinement'>;

export type ConfinementValues = Record<'animal' | 'starts_at' | 'ends_at' | 'reason' | 'note', string>;

/** What a confinement holds, as it is typed, times in the ranch's zone. */
export const confinementAsTyped = (data: Data, zone: string | null): ConfinementValues => ({
  animal: data.animal ?? '',
  starts_at: localOf(Date.parse(data.starts_at), zone),
  ends_at: data.ends_at === null ? '' : localOf(Date.parse(data.ends_at), zone),
  reason: data.reason,
  note: data.note,
});

interface Typed {
  herdUuid: string;
  /** ISO 8601 in UTC. */
  startsAt: string;
  zone: string | null;
}

/** A time that nobody changed stays as it was, to the second. */
function endOf(local: string, zone: string | null, before: Data | undefined): string | null {
  if (local === '') return null;
  const was = before?.ends_at ?? null;
  if (was !== null && local === localOf(Date.parse(was), zone)) return was;
  const at = instantOf(local, zone);
  return at === null ? local : new Date(at).toISOString();
}

/** The confinement of what was typed. */
export const confinementTyped = (
  { animal, ends_at: end, reason, note }: ConfinementValues,
  { herdUuid, startsAt, zone }: Typed,
  before: Data | undefined,
): Data => ({
  herd_uuid: herdUuid,
  // The choices of the fields are the classes and the reasons.
  animal: animal === '' ? null : (animal as Data['animal']),
  starts_at: startsAt,
  ends_at: endOf(end, zone, before),
  reason: reason as Data['reason'],
  note: note.trim(),
});

/** What is wrong with the times that were typed. */
export function confinementProblems(values: ConfinementValues, zone: string | null): Record<string, string> {
  const start = whenProblem(values.starts_at, zone);
  const end = values.ends_at === '' ? undefined : whenProblem(values.ends_at, zone);
  return {
    ...(start !== undefined && { starts_at: start }),
    ...(end !== undefined && { ends_at: end }),
  };
}
