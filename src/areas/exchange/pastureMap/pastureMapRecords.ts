import { foldWhiteSpace } from '@contract/text/text';
import { herdHistories, type HerdHistory } from '@domain/formats/pastureMap/herdHistories';
import type { JoinedExports } from '@domain/formats/pastureMap/joinExports';
import type { HerdClass, Standard } from '@domain/grazing/herdClass';
import { added, type DataOf } from '@records/index';
import { asNote } from '../bringing/asNote';

const NAME_MAX = 100;
const LINE_MAX = 200;
const COLORS = ['#2b66a3', '#81489a', '#a8551f', '#2f7d5b', '#a3313f', '#4b4a43', '#6a5acd', '#8a6d00'];

/** What of the ranch takes the place of something new. */
export interface Choices {
  /** By the place of a pasture in the files: the paddock that it is; without one it comes in as a new one. */
  readonly paddocks: ReadonlyMap<number, string>;
  /** By the name of a herd in the files: the herd that it is; without one it comes in as a new one. */
  readonly herds: ReadonlyMap<string, string>;
  /** Whether the files' seasons come in: those of a ranch do not overlap. */
  readonly hasSeasons: boolean;
}

const iso = (at: number): string => new Date(at).toISOString();
const asName = (text: string, otherwise: string): string =>
  Array.from(foldWhiteSpace(text)).slice(0, NAME_MAX).join('').trim() || otherwise;

/** Names that stand twice are told by a number. */
function namesOf(pastures: JoinedExports['pastures']): string[] {
  const seen = new Map<string, number>();
  return pastures.map(({ name }, index) => {
    const plain = asName(name, `Pasture ${index + 1}`);
    const times = (seen.get(plain.toLowerCase()) ?? 0) + 1;
    seen.set(plain.toLowerCase(), times);
    return times === 1 ? plain : `${plain} (${times})`;
  });
}

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
    grass_type: Array.from(foldWhiteSpace(grassType)).slice(0, LINE_MAX).join(''),
    note: '',
  });

const countedClass = ({ animal, head, weightLb, gainLbPerDay }: HerdClass): DataOf<'count'>['classes'][number] => ({
  animal,
  head,
  average_weight_lb: weightLb,
  gain_lb_per_day: gainLbPerDay,
  au_per_head: null,
  intake_percent: null,
});

function movesOf(herd: string, { moves }: HerdHistory, paddockOf: (pasture: number) => string) {
  return moves.map(({ at, stay }) =>
    added('move', {
      herd_uuid: herd,
      at: iso(at),
      paddock_uuids: stay === null ? [] : [paddockOf(stay.pasture)],
      off: stay === null ? 'unknown' : null,
      strip_acres: null,
      planned_days: stay?.plannedDays !== null && (stay?.plannedDays ?? 0) > 0 ? (stay?.plannedDays ?? null) : null,
      plan_uuid: null,
      note:
        stay === null ? '' : asNote([stay.part === '' ? '' : `In ${stay.part}`, stay.note].filter(Boolean).join('. ')),
    }),
  );
}

const countsOf = (herd: string, { counts }: HerdHistory) =>
  counts.map(({ at, animals }) =>
    added('count', { herd_uuid: herd, at: iso(at), classes: [countedClass(animals)], reason: 'counted', note: '' }),
  );

/** Of a herd that is there already its history alone comes in; a part of one is always a herd of its own. */
function recordsOfHerd(
  history: HerdHistory,
  index: number,
  known: string | undefined,
  paddockOf: (at: number) => string,
) {
  const { name, of, retiredAt } = history;
  const isThere = known !== undefined && name === of;
  const herd = added('herd', {
    name: asName(name, `Herd ${index + 1}`),
    color: COLORS[index % COLORS.length] ?? '#4b4a43',
    ours: true,
    retired_at: retiredAt === null ? null : iso(retiredAt),
    note: '',
  });
  const uuid = isThere ? known : herd.uuid;
  return [...(isThere ? [] : [herd]), ...countsOf(uuid, history), ...movesOf(uuid, history, paddockOf)];
}

/** A season's last day: the files have the day after it. */
const dayBefore = (date: string): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) - 86_400_000).toISOString().slice(0, 10);

const newSeasons = ({ seasons }: JoinedExports) =>
  seasons.map(({ startsOn, endsOn }) =>
    added('season', {
      name: startsOn.slice(0, 7),
      type: 'growing',
      starts_on: startsOn,
      ends_on: endsOn === null ? null : dayBefore(endsOn),
    }),
  );

/** What exports of PastureMap become on the ranch, in the order in which it is written. Nothing is rounded. */
export function pastureMapRecords(joined: JoinedExports, choices: Choices, standard: Standard) {
  const names = namesOf(joined.pastures);
  const made = joined.pastures.map((pasture, index) => newPaddock(names[index] ?? '', pasture));
  const paddockOf = (pasture: number): string => choices.paddocks.get(pasture) ?? made[pasture]?.uuid ?? '';
  const histories = herdHistories(joined.stays, standard);
  return [
    ...(choices.hasSeasons ? newSeasons(joined) : []),
    ...made.filter((_, index) => !choices.paddocks.has(index)),
    ...histories.flatMap((history, index) => recordsOfHerd(history, index, choices.herds.get(history.of), paddockOf)),
    ...joined.hay.map(({ pasture, at, lb, use, note }) =>
      added('feed', {
        at: iso(at),
        lb,
        what: 'hay',
        use,
        herd_uuid: null,
        paddock_uuid: paddockOf(pasture),
        note: asNote(note),
      }),
    ),
    ...joined.stays.flatMap(({ pasture, to, residualLbPerAcre }) =>
      to === null || residualLbPerAcre === null || residualLbPerAcre < 0
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
    ),
    ...joined.notes.map(({ pasture, at, text }) =>
      added('note', {
        at: iso(at),
        text: asNote(text),
        paddock_uuid: paddockOf(pasture),
        herd_uuid: null,
        point: null,
      }),
    ),
  ];
}
