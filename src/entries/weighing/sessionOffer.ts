import { countedByWeighing, offeredCount, type OfferedCount } from '@domain/animals/weights/offeredCount';
import { countedWeights, sessionFigures, sessionsOf } from '@domain/animals/weights/weighingSession';
import { gainSinceLast } from '@domain/animals/weights/weightGain';
import { classesAt } from '@domain/grazing/stays';
import type { Timelines } from '@domain/grazing/timelines';
import { added, type DataOf, type Held } from '@records/index';
import type { Change } from '@records/group';
import { knownClasses } from '@records/knownClasses';

type Weighing = DataOf<'weighing'>;

/** What the offer hangs on. */
interface Recorded {
  readonly timelines: Timelines;
  /** The herd's sessions so far. */
  readonly weighings: readonly Held<Weighing>[];
}

/** The classes of a herd at an instant; null while unknown. */
function classesThen(herdUuid: string, at: number, timelines: Timelines) {
  const isKnown = classesAt(timelines.states.byHerd.get(herdUuid) ?? [], at) !== null;
  return isKnown ? knownClasses(herdUuid, at, timelines) : null;
}

/** The count that a session offers as it is typed; null for none (docs/animals.md, Weights). */
export function sessionOffer(data: Weighing, { timelines, weighings }: Recorded): OfferedCount | null {
  const { herd_uuid: herdUuid, animal, entries } = data;
  const figures = sessionFigures(entries);
  if (figures === null || Number.isNaN(figures.meanLb)) return null;
  const at = Date.parse(data.at);
  const session = { ...figures, at, animal, weights: countedWeights(entries) };
  const gain = gainSinceLast(session, sessionsOf(weighings), timelines.standard.zone);
  return offeredCount(session, classesThen(herdUuid, at, timelines), gain);
}

/** The count that a session is saved with, where its offer is accepted. @param clock whether its time is "now" */
export function weighedCount(
  data: Weighing,
  { counts, gains }: { counts: boolean; gains: boolean },
  recorded: Recorded,
  clock: 'at'[],
): Change[] {
  const { herd_uuid: herdUuid, at } = data;
  const offer = counts ? sessionOffer(data, recorded) : null;
  const classes = classesThen(herdUuid, Date.parse(at), recorded.timelines);
  if (offer === null || classes === null) return [];
  const counted = countedByWeighing(offer, classes, gains);
  return [added('count', { herd_uuid: herdUuid, at, classes: counted, reason: 'weighed', note: '' }, clock)];
}
