import { herdHistories, type HerdHistory } from '@domain/formats/pastureMap/herdHistories';
import type { JoinedExports } from '@domain/formats/pastureMap/joinExports';
import { partOfHerd } from '@domain/formats/pastureMap/partOfHerd';
import { weightAt, type HerdClass, type Standard } from '@domain/grazing/herdClass';
import { t } from '@domain/words';
import { herdColor } from '@records/herdColors';
import { added, type DataOf, type Held } from '@records/index';
import { moveData } from '@records/moving/moveData';
import { asNote } from '@shared/lib/asNote';
import { knownPart, type HerdGrounds } from './knownOnRanch';
import { asLine, folded, withEnding, type NamesInFiles } from './namesInFiles';
import { newSeasons, type SeasonsOfFiles } from './seasonsOfFiles';

/** What the things in the files are called on the ranch, and what of the ranch takes the place of something new. */
export interface Choices {
  readonly names: NamesInFiles;
  /** The files' seasons, judged by those of the ranch. */
  readonly seasons: SeasonsOfFiles;
  /** By the place of a pasture in the files: the paddock that it is; without one it comes in as a new one. */
  readonly paddocks: ReadonlyMap<number, string>;
  /** By the name of a herd in the files: the herd that it is; without one it comes in as a new one. */
  readonly herds: ReadonlyMap<string, string>;
  /** Whether the files' seasons come in. */
  readonly hasSeasons: boolean;
}

/** What of the ranch says what files become there. */
export interface PastureMapGrounds extends HerdGrounds {
  readonly countsOf: (herdUuid: string) => readonly Held<DataOf<'count'>>[];
  readonly standard: Standard;
}

/** What files of PastureMap become. */
type Kinds = 'season' | 'paddock' | 'herd' | 'count' | 'move' | 'feed' | 'forage' | 'note';
/** A record as the files have it: nobody has judged yet whether it can be. */
export type PastureMapRecord = { [K in Kinds]: ReturnType<typeof added<K>> }[Kinds];

type PaddockOf = (pasture: number) => string;

const iso = (at: number): string => new Date(at).toISOString();

const newPaddock = (name: string, { acres, grazeablePercent, grassType }: JoinedExports['pastures'][number]) =>
  added('paddock', {
    name,
    shape: null,
    acres,
    grazeable_percent: grazeablePercent ?? 100,
    rating: null,
    parent_uuid: null,
    starts_at: null,
    retired_at: null,
    rest_target_days: null,
    grass_type: asLine(grassType),
    note: '',
  });

const countedClass = ({
  animal,
  head,
  weightLb,
  gainLbPerDay,
  auPerHead,
}: HerdClass): DataOf<'count'>['classes'][number] => ({
  animal,
  head,
  average_weight_lb: weightLb,
  gain_lb_per_day: gainLbPerDay,
  au_per_head: auPerHead,
  intake_percent: null,
});

/** The note of a stay, behind the part of the pasture that it was in. */
const noteOf = ({ part, note }: JoinedExports['stays'][number]): string =>
  asNote([part === '' ? '' : t`In ${part}`, note].filter(Boolean).join('. '));

function movesOf(herd: string, { moves }: HerdHistory, paddockOf: PaddockOf) {
  return moves.map(({ at, stay }) =>
    added(
      'move',
      stay === null
        ? moveData({ herd_uuid: herd, at: iso(at), off: 'unknown' })
        : moveData({
            herd_uuid: herd,
            at: iso(at),
            paddock_uuids: [paddockOf(stay.pasture)],
            planned_days: stay.plannedDays === 0 ? null : stay.plannedDays,
            note: noteOf(stay),
          }),
    ),
  );
}

/**
 * The note of a count that no file has: the weight where a history ends, without a gain from there. A later import knows
 * the count by it, so it is the same in all languages.
 */
// eslint-disable-next-line lingui/no-unlocalized-strings -- stored
const END_NOTE = 'Weight at the end of the last imported stay';

const countOf = (herd: string, at: number, animals: HerdClass, note: string) =>
  added('count', { herd_uuid: herd, at: iso(at), classes: [countedClass(animals)], reason: 'counted', note });

/**
 * Where an earlier import ended that this one goes on from, the herd gains on: the count that it put there is followed by
 * another at that instant, of which the later one holds.
 */
function gainingOn(herd: string, { counts }: HerdHistory, { countsOf: there, standard }: PastureMapGrounds) {
  const lastAt = counts.at(-1)?.at ?? -Infinity;
  return there(herd).flatMap(({ data }) => {
    const at = Date.parse(data.at);
    const running = counts.findLast((each) => each.at <= at);
    if (data.note !== END_NOTE || running === undefined || running.at === at || at >= lastAt) return [];
    const { animals } = running;
    return [countOf(herd, at, { ...animals, weightLb: weightAt(animals, at, standard.zone), weighedAt: at }, '')];
  });
}

const countsOf = (herd: string, history: HerdHistory, grounds: PastureMapGrounds) => [
  ...history.counts.map(({ at, animals, isEnd }) => countOf(herd, at, animals, isEnd === true ? END_NOTE : '')),
  ...gainingOn(herd, history, grounds),
];

/** The name of a part of a herd: the next number where the ranch has another part of that name. */
function partName({ name, of }: HerdHistory, whole: string, taken: ReadonlySet<string>): string {
  let part = withEnding(whole, name.slice(of.length));
  for (let number = 2; taken.has(folded(part)); number += 1) part = withEnding(whole, partOfHerd('', number));
  return part;
}

/** The herds of the files with their histories. Of a herd that is there already its history alone comes in. */
function* recordsOfHerds(
  histories: Iterable<HerdHistory>,
  names: NamesInFiles,
  choices: Choices,
  paddockOf: PaddockOf,
  grounds: PastureMapGrounds,
): Generator<PastureMapRecord> {
  const taken = new Set(grounds.herds.map(({ data }) => folded(data.name)));
  const used = new Set<string>();
  let index = 0;
  for (const history of histories) {
    const { name, of, retiredAt } = history;
    const whole = names.herds.get(of) ?? of;
    const isWhole = name === of;
    const asInFiles = withEnding(whole, name.slice(of.length));
    const known = isWhole
      ? choices.herds.get(of)
      : knownPart({ whole, part: asInFiles }, history.moves, paddockOf, grounds, used);
    const herd = added('herd', {
      name: isWhole ? whole : partName(history, whole, taken),
      color: herdColor(index),
      ours: true,
      retired_at: retiredAt === null ? null : iso(retiredAt),
      note: '',
    });
    const uuid = known ?? herd.uuid;
    if (known === undefined) taken.add(folded(herd.data.name));
    used.add(uuid);
    index += 1;
    if (known === undefined) yield herd;
    yield* countsOf(uuid, history, grounds);
    yield* movesOf(uuid, history, paddockOf);
  }
}

const hayOf = ({ hay }: JoinedExports, paddockOf: PaddockOf) =>
  hay.map(({ pasture, at, lb, use, note }) =>
    added('feed', {
      at: iso(at),
      lb,
      what: 'hay',
      use,
      herd_uuid: null,
      paddock_uuid: paddockOf(pasture),
      note: asNote(note),
      dm_percent: null,
      animal: null,
      days: null,
      feedstuff_uuid: null,
    }),
  );

const forageOf = ({ stays }: JoinedExports, paddockOf: PaddockOf) =>
  stays.flatMap(({ pasture, to, residualLbPerAcre }) =>
    to === null || residualLbPerAcre === null
      ? []
      : [
          added('forage', {
            paddock_uuid: paddockOf(pasture),
            at: iso(to),
            lb_per_acre: residualLbPerAcre,
            measure: 'residual',
            method: '',
            note: '',
          }),
        ],
  );

const notesOf = ({ notes }: JoinedExports, paddockOf: PaddockOf) =>
  notes.map(({ pasture, at, text }) =>
    added('note', {
      at: iso(at),
      text: asNote(text),
      paddock_uuid: paddockOf(pasture),
      herd_uuid: null,
      point: null,
    }),
  );

/**
 * What exports of PastureMap would become on the ranch, in the order in which it is written, also what the ranch has already
 * but for its paddocks and herds. Nothing is rounded, and nothing has been judged but the seasons. Each is made as it is
 * asked for.
 *
 * @param now the instant of the import, ms since 1970
 */
export function* pastureMapRecords(
  joined: JoinedExports,
  choices: Choices,
  grounds: PastureMapGrounds,
  now: number,
): Generator<PastureMapRecord> {
  const { names, seasons } = choices;
  const made = joined.pastures.map((pasture, index) => newPaddock(names.pastures[index] ?? '', pasture));
  const paddockOf = (pasture: number): string => choices.paddocks.get(pasture) ?? made[pasture]?.uuid ?? '';
  if (choices.hasSeasons) yield* newSeasons([...seasons.coming, ...seasons.bad]);
  yield* made.filter((_, index) => !choices.paddocks.has(index));
  yield* recordsOfHerds(herdHistories(joined.stays, grounds.standard, now), names, choices, paddockOf, grounds);
  yield* hayOf(joined, paddockOf);
  yield* forageOf(joined, paddockOf);
  yield* notesOf(joined, paddockOf);
}
