import { createSelector } from '@reduxjs/toolkit';
import { createFigures, type Figures } from '@domain/grazing/figures';
import type { HerdFigures } from '@domain/grazing/herdFigures';
import type { PaddockFigures } from '@domain/grazing/paddockFigures';
import type { RanchFigures } from '@domain/grazing/ranchFigures';
import type { GrazingRecords } from '@domain/grazing/records';
import { currentSeason, type Season } from '@domain/grazing/seasons';
import { zoneOf } from '@domain/grazing/time';
import type { Timelines } from '@domain/grazing/timelines';
import type { RequestState } from '@shared/requestState';
import { grazingRecordsOf, listOf, settingsOf } from './grazingRecords';
import { unsentIn } from './kept';
import type { DataOf, Kind } from './kinds';
import { waitsFor, type Outgoing, type Theirs } from './outbox';
import { NO_RECORDS, type RecordsState } from './recordsState';
import { createReplay } from './replay';
import { byKeyOf, readerOf, type Held } from './shelves';
import { groupsShown } from './transitions';

/** The slice is there from the first page on that needs it. */
export interface WithRecords {
  records?: RecordsState;
}

const stateOf = ({ records }: WithRecords): RecordsState => records ?? NO_RECORDS;

/** How the first reading stands. Before it has succeeded the lists are empty because nobody knows, and show nothing. */
export const selectLoad = (state: WithRecords): RequestState => stateOf(state).load;
export const selectAreRecordsReady = (state: WithRecords): boolean => stateOf(state).load.status === 'succeeded';

/** The ranch whose records are here or on their way; null while there is none. */
export const selectOpenRanch = (state: WithRecords) => stateOf(state).ranchUuid;

/** How far the server's record has been read; null before it was. */
export const selectCursor = (state: WithRecords) => stateOf(state).position?.cursor ?? null;

/** The instant that figures hold for: the end of the minute that runs, ms since 1970. */
export const selectNow = (state: WithRecords): number => stateOf(state).now;

const inBox = (state: WithRecords) => stateOf(state).outbox;

const isSameList = <T>(one: readonly T[], other: readonly T[]): boolean =>
  one.length === other.length && one.every((each, index) => each === other[index]);

/** The groups that are shown: the same list while they are merely on their way, or applied and not read yet. */
const shownGroups = createSelector([inBox], groupsShown, { memoizeOptions: { resultEqualityCheck: isSameList } });

const shown = createSelector([(state: WithRecords) => stateOf(state).confirmed, shownGroups], createReplay());

export interface Waiting {
  uuid: string;
  label: string;
  state: Outgoing['state'];
  refusal: Outgoing['refusal'];
  /** The label of the earlier group that it waits for; null where it waits for none. */
  waitsFor: string | null;
}

/** What is on its way to the server or was refused, in order. */
export const selectOutbox = createSelector([inBox], (outbox): readonly Waiting[] => {
  const waits = waitsFor(outbox);
  return outbox
    .filter(({ state }) => state !== 'applied')
    .map(({ group: { uuid, label }, state, refusal }) => ({
      uuid,
      label,
      state,
      refusal,
      waitsFor: waits.get(uuid)?.label ?? null,
    }));
});

export const selectRefused = createSelector([inBox], (outbox) => outbox.filter(({ state }) => state === 'refused'));
/** A group that is on its way, was refused, or was applied and not yet read. */
export const selectOutgoing = (state: WithRecords, groupUuid: string | undefined): Outgoing | undefined =>
  inBox(state).find(({ group }) => group.uuid === groupUuid);
/** How many changes on the open ranch are not saved: those that wait, and those that were refused. */
export const selectUnsentHere = (state: WithRecords): number => unsentIn(inBox(state));
/** How many changes of the person are not saved, on whichever ranch; of everyone's while nobody is signed in. */
export function selectUnsent(state: WithRecords): number {
  const { actor, kept } = stateOf(state);
  const mine = kept.filter((each) => actor === null || each.actor === actor);
  return mine.reduce((count, { outbox }) => count + unsentIn(outbox), selectUnsentHere(state));
}
/** Why what waits does not get through at present, or null. */
export const selectTrouble = (state: WithRecords) => stateOf(state).trouble;

/** All live records of a kind as they are shown, in no order. `base` is what a change to them is made on. */
export const selectAll = <K extends Kind>(state: WithRecords, kind: K): readonly Held<DataOf<K>>[] =>
  listOf(shown(state), kind);

/** The same by what they are kept by, a move by its herd and forage by its paddock: quick where there are very many. */
export const selectByKey = <K extends Kind>(state: WithRecords, kind: K): ReturnType<typeof byKeyOf<K>> =>
  byKeyOf(shown(state), kind);

/** One record, or undefined where there is none (any more). */
export const selectOne = <K extends Kind>(state: WithRecords, kind: K, uuid: string): Held<DataOf<K>> | undefined =>
  readerOf(shown(state), 1)(kind, uuid) as Held<DataOf<K>> | undefined;

/** Who deleted a record and when; undefined as far as this device has not heard of it. */
export const selectDeleted = (state: WithRecords, uuid: string): Theirs | undefined =>
  stateOf(state).deleted.findLast((each) => each.uuid === uuid);

/** What figures are computed from: all records that count, as they are shown. */
export const selectRecords = (state: WithRecords): GrazingRecords => grazingRecordsOf(shown(state));

/**
 * The zone that the ranch's times are in; null until it is known. Read by itself: pages without figures need it too, and
 * to gather all records measures every shape.
 */
export const selectZone = (state: WithRecords): string | null => settingsOf(shown(state)).time_zone;

const memory = createFigures();
/** Lets go of what was computed, with the ranch that it was computed for. */
export const forgetFigures = memory.forget;

export const selectTimelines = (state: WithRecords): Timelines => memory.timelinesOf(selectRecords(state));

/** Which season figures are read over, and as of when. Without either: the current one, as of now. */
export interface When {
  /** ms since 1970. */
  readonly asOf?: number;
  /** null: all time. */
  readonly seasonUuid?: string | null;
}

/** The season that figures are read over: the named one, else the current one as of that instant; null: all time. */
export function selectSeason(state: WithRecords, { asOf, seasonUuid }: When = {}): Season | null {
  const { seasons, ranch } = selectRecords(state);
  if (seasonUuid === null) return null;
  if (seasonUuid !== undefined) return seasons.find(({ uuid }) => uuid === seasonUuid) ?? null;
  return currentSeason(seasons, asOf ?? selectNow(state), zoneOf(ranch.time_zone));
}

/** Everything that is computed of the ranch. One more move computes one herd and its paddocks; the rest is kept. */
export function selectFigures(state: WithRecords, when: When = {}): Figures {
  const asOf = when.asOf ?? selectNow(state);
  const key = `${when.seasonUuid ?? String(when.seasonUuid)} ${when.asOf ?? 'now'}`;
  return memory.figuresOf(selectRecords(state), selectSeason(state, when), asOf, key);
}

export const selectPaddockFigures = (state: WithRecords, when?: When): ReadonlyMap<string, PaddockFigures> =>
  selectFigures(state, when).paddocks;
export const selectHerdFigures = (state: WithRecords, when?: When): ReadonlyMap<string, HerdFigures> =>
  selectFigures(state, when).herds;
export const selectRanchFigures = (state: WithRecords, when?: When): RanchFigures => selectFigures(state, when).ranch;
