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
import { picturesIn, unsentIn } from './kept';
import type { DataOf, Kind } from './kinds';
import { type Outbox, type Outgoing, type Theirs } from './outbox';
import { NO_RECORDS, type RecordsState } from './recordsState';
import { createReplay } from './replay';
import { byKeyOf, countOf, readerOf, type Held, type Shelves } from './shelves';
import { groupsShown } from './transitions/recording';

/** The slice is there from the first page on that needs it. */
export interface WithRecords {
  records?: RecordsState;
}

export const stateOf = ({ records }: WithRecords): RecordsState => records ?? NO_RECORDS;

/** How the first reading stands. Before it has succeeded the lists are empty because nobody knows, and show nothing. */
export const selectLoad = (state: WithRecords): RequestState => stateOf(state).load;
/** Whether the copy on this device is too old to be shown. */
export const selectIsStale = (state: WithRecords): boolean => stateOf(state).copy === 'stale';
export const selectAreRecordsReady = (state: WithRecords): boolean => stateOf(state).load.status === 'succeeded';

/** The ranch whose records are here or on their way; null while there is none. */
export const selectOpenRanch = (state: WithRecords) => stateOf(state).ranchUuid;

/** How far the server's record has been read; null before it was. */
export const selectCursor = (state: WithRecords) => stateOf(state).position?.cursor ?? null;

/** Which record of the server was read: another one after it was restored from a backup. */
export const selectEpoch = (state: WithRecords) => stateOf(state).position?.epoch;

/** The instant that figures hold for: the end of the minute that runs, ms since 1970. */
export const selectNow = (state: WithRecords): number => stateOf(state).now;

const inBox = (state: WithRecords) => stateOf(state).outbox;

const isSameList = <T>(one: readonly T[], other: readonly T[]): boolean =>
  one.length === other.length && one.every((each, index) => each === other[index]);

/** The groups that are shown: the same list while they are merely on their way, or applied and not read yet. */
const shownGroups = createSelector([inBox, (state: WithRecords) => stateOf(state).changing], groupsShown, {
  memoizeOptions: { resultEqualityCheck: isSameList },
});

const shown = createSelector([(state: WithRecords) => stateOf(state).confirmed, shownGroups], createReplay());

export const selectRefused = createSelector([inBox], (outbox) => outbox.filter(({ state }) => state === 'refused'));
/** A group that is on its way, was refused, or was applied and not yet read. */
export const selectOutgoing = (state: WithRecords, groupUuid: string | undefined): Outgoing | undefined =>
  inBox(state).find(({ group }) => group.uuid === groupUuid);
/** What the person has on the way on all ranches; everyone's while nobody is signed in. */
const allOf = ({ actor, outbox, kept }: RecordsState): Outbox => [
  ...outbox,
  ...kept.filter((each) => actor === null || each.actor === actor).flatMap((each) => each.outbox),
];

/** The pictures of the person's photos that wait, on all ranches. They are on the disk: nobody else is told of them. */
const picturesOf = ({ actor, pictures }: RecordsState) => pictures.filter((each) => each.actor === actor);
/** The pictures that wait on the open ranch; undefined while none do. */
export const selectPicturesHere = (state: WithRecords) =>
  picturesOf(stateOf(state)).find(({ ranchUuid }) => ranchUuid === stateOf(state).ranchUuid);

/** How many changes on the open ranch are not saved: those that wait, and those that were refused. */
export const selectUnsentHere = (state: WithRecords): number =>
  unsentIn(inBox(state)) + (selectPicturesHere(state)?.count ?? 0);
/** How many changes of the person are not saved, on whichever ranch; of everyone's while nobody is signed in. */
export const selectUnsent = (state: WithRecords): number =>
  unsentIn(allOf(stateOf(state))) + picturesIn(picturesOf(stateOf(state)));
/** What the person has not saved, ranch by ranch: changes, and pictures of saved photos. */
export const selectUnsentByRanch = createSelector([stateOf], (state) => {
  const { actor, ranchUuid, outbox, kept } = state;
  const here = actor === null || ranchUuid === null ? [] : [{ ranchUuid, outbox }];
  const pictures = picturesOf(state).map((each) => ({ ranchUuid: each.ranchUuid, outbox: [] }));
  const byRanch = new Map<string, Outgoing[]>();
  for (const each of [...here, ...kept.filter((one) => one.actor === actor), ...pictures]) {
    const unsaved = each.outbox.filter(({ state: way }) => way !== 'applied');
    byRanch.set(each.ranchUuid, [...(byRanch.get(each.ranchUuid) ?? []), ...unsaved]);
  }
  return [...byRanch]
    .map(([ranch, unsaved]) => ({
      ranchUuid: ranch,
      outbox: unsaved,
      pictures: picturesOf(state).find((each) => each.ranchUuid === ranch)?.count ?? 0,
    }))
    .filter((each) => each.outbox.length + each.pictures > 0);
});

/** How many changes closing the page would lose: those that are only in its memory. */
export const selectUnstored = (state: WithRecords): number =>
  unsentIn(allOf(stateOf(state)).filter(({ disk }) => disk !== 'written'));
/** Whether all that isn't saved is on this device's disk. */
export const selectIsKept = (state: WithRecords): boolean =>
  stateOf(state).device === 'open' && selectUnstored(state) === 0;

/** Whether this device keeps nothing at all. */
export const selectIsDeviceMissing = (state: WithRecords): boolean => stateOf(state).device === 'none';

/** Whether it's yet to be seen what this device has kept of the open ranch. */
export const selectIsDeviceOpening = (state: WithRecords): boolean => stateOf(state).device === 'opening';

/** The copy of the open ranch on this device, and when the server last answered. */
export const selectCopy = createSelector([stateOf], ({ copy, contactAt }) => ({ copy, contactAt }));

/** How many records the server has of the ranch, as far as they were read. */
export const selectRecordCount = createSelector([(state: WithRecords) => stateOf(state).confirmed], countOf);

/** Whether the person waits to be told what comes of a try. */
export const selectIsTrying = (state: WithRecords) => stateOf(state).isTrying;

/** Why what waits does not get through at present, or null. */
export const selectTrouble = (state: WithRecords) => stateOf(state).trouble;

/** All live records as they are shown, those of kinds that this version doesn't know too. */
export const selectShelves = (state: WithRecords): Shelves => shown(state);

/** All live records of a kind as they are shown, in no order. `base` is what a change to them is made on. */
export const selectAll = <K extends Kind>(state: WithRecords, kind: K): readonly Held<DataOf<K>>[] =>
  listOf(shown(state), kind);

/** The same by what they are kept by, a move by its herd and forage by its paddock: quick where there are very many. */
export const selectByKey = <K extends Kind>(state: WithRecords, kind: K): ReturnType<typeof byKeyOf<K>> =>
  byKeyOf(shown(state), kind);

/** One record, or undefined where there is none (any more). */
export const selectOne = <K extends Kind>(state: WithRecords, kind: K, uuid: string): Held<DataOf<K>> | undefined =>
  readerOf(shown(state), 1)(kind, uuid) as Held<DataOf<K>> | undefined;

/** The records that the server hasn't heard of yet: what adds them is on its way, or was refused. */
const selectOnlyHere = createSelector(
  [(state: WithRecords) => inBox(state)],
  (box): ReadonlySet<string> =>
    new Set(
      box
        .filter(({ state }) => state !== 'applied')
        .flatMap(({ group }) => group.changes.flatMap(({ uuid, base }) => (base === null ? [uuid] : []))),
    ),
);
export const selectIsOnlyHere = (state: WithRecords, uuid: string): boolean => selectOnlyHere(state).has(uuid);

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
