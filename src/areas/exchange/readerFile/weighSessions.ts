import { classAverage } from '@domain/animals/readerFile/classAverage';
import { mayBeKilograms } from '@domain/animals/readerFile/kilograms';
import { weighed, type Units, type Weighed } from '@domain/animals/readerFile/weighed';
import type { Animal } from '@domain/grazing/records';
import { classesAt } from '@domain/grazing/stays';
import { zoneOf } from '@domain/grazing/time';
import type { Timelines } from '@domain/grazing/timelines';
import type { DataOf, Held } from '@records/index';
import type { RanchView } from '@records/useRanchView';
import { localOf } from '@shared/time/ranchTime';
import { LEFT_OUT } from './herdsToChoose';
import type { FileSession } from './sessionsOf';

type Weighing = Held<DataOf<'weighing'>>;

/** What the person chose of a session; undefined is left to what the record says. */
export interface SessionChoice {
  readonly herd?: string;
  /** Null: of several classes. */
  readonly animal?: Animal | null;
}

/** A session of a file on its way to a herd. */
export interface WeighedSession {
  readonly session: FileSession;
  /** ms since 1970. */
  readonly at: number;
  /** The id of the herd; empty: not chosen yet; `LEFT_OUT`. */
  readonly herd: string;
  readonly animal: Animal | null;
  /** The classes of the herd then. */
  readonly classes: readonly Animal[];
  readonly weights: Weighed;
  readonly asksKilograms: boolean;
  /** The herd has it already. */
  readonly isHere: boolean;
}

/** What sessions are weighed by. */
export interface WeighingGrounds {
  readonly timelines: Timelines;
  readonly weighingsOf: (herd: string) => readonly Weighing[];
  readonly zone: string | null;
  /** For sessions without a time, ms since 1970. */
  readonly at: number;
  readonly units: Units;
}

/** What weights are in where the file doesn't say it, until the person does. */
export const unitsBegun = (units: RanchView['units']): Units => ({
  unit: units === 'metric' ? 'kg' : 'lb',
  isForced: false,
});

const weighedAs = new WeakMap<FileSession, Units & { readonly weights: Weighed }>();

/** The weights of a session. Those of a long one are worked out once, however often its herd is chosen. */
export function weightsOf(session: FileSession, units: Units): Weighed {
  const before = weighedAs.get(session);
  if (before?.unit === units.unit && before.isForced === units.isForced) return before.weights;
  const weights = weighed(session.readings, units);
  weighedAs.set(session, { ...units, weights });
  return weights;
}

const tagsOf = (entries: Weighed['entries']): string => entries.map(({ tag }) => tag).sort().join('\n'); // prettier-ignore

/** Whether a herd has a session of that instant and those tags; of a session without times, of that day. */
function isHereAlready(
  { entries }: Weighed,
  at: number,
  isTimed: boolean,
  { weighingsOf, zone }: WeighingGrounds,
  herd: string,
): boolean {
  const dayOf = (instant: number) => localOf(instant, zone).slice(0, 10);
  const isThen = (then: number) => then === at || (!isTimed && dayOf(then) === dayOf(at));
  const there = weighingsOf(herd).filter(({ data }) => isThen(Date.parse(data.at)));
  return there.length > 0 && tagsOf(there.flatMap(({ data }) => data.entries)) === tagsOf(entries);
}

/** A session with what its herd is then. The only class of a herd is taken unless the person says otherwise. */
export function weighSession(
  session: FileSession,
  herd: string,
  choice: SessionChoice,
  grounds: WeighingGrounds,
): WeighedSession {
  const { timelines, units, zone } = grounds;
  const at = session.at ?? grounds.at;
  const weights = weightsOf(session, units);
  const states = timelines.states.byHerd.get(herd) ?? [];
  const then = classesAt(states, at) ?? states.find(({ classes }) => classes !== null)?.classes ?? null;
  const classes = [...new Set((then ?? []).map(({ animal }) => animal))];
  const animal = choice.animal !== undefined ? choice.animal : classes.length === 1 ? (classes[0] ?? null) : null;
  return {
    session,
    at,
    herd,
    animal,
    classes,
    weights,
    asksKilograms: !units.isForced && mayBeKilograms(weights.meanLb, classAverage(then, animal, at, zoneOf(zone))),
    isHere: herd !== '' && herd !== LEFT_OUT && isHereAlready(weights, at, session.isTimed, grounds, herd),
  };
}
