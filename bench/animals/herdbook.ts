import type { AnimalData, TaggedTransferData, TreatmentData, WeighingData } from '../../domain/animals/facts';
import type { ClockRecords } from '../../domain/animals/withdrawal/clocksOf';
import type { CountData, Entry } from '../../domain/grazing/records';
import { DAY_MS } from '../../domain/grazing/time';
import { treatment, transfer } from '../../domain/testing/animalRecords';

const HERDS = 40;
const ANIMALS = 10_000;
const TREATMENTS = 5_000;
const TRANSFERS = 5_000;
const SESSIONS = 25;
const WEIGHTS = 2_000;
const DAYS = 5 * 365;
const FIRST = Date.UTC(2021, 8, 1);
/** Prime to what is gone through by it, so that all of it is met. */
const STRIDE = 7_919;

/** After this instant nothing was recorded (ms since 1970). */
export const LAST_RECORDED = FIRST + DAYS * DAY_MS;

const idOf = (kind: string, index: number) => `${kind}-${index.toString().padStart(6, '0')}`;
const iso = (at: number) => new Date(at).toISOString();
const each = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_none, index) => make(index));
const herdAt = (index: number) => idOf('herd', index % HERDS);
const eidOf = (index: number) => `98212345${(index % ANIMALS).toString().padStart(7, '0')}`;
const tagOf = (index: number) => `R${index % ANIMALS}`;

/** When the n-th of as many was recorded: they are spread over all days. */
const spread = (index: number, of: number) => iso(FIRST + DAY_MS + (index / of) * (DAYS - 2) * DAY_MS);

const animal = (index: number): Entry<AnimalData> => ({
  uuid: idOf('animal', index),
  data: {
    name: '',
    animal: 'cows',
    ids: [
      { tag: eidOf(index), type: 'eid', from: null, to: null },
      { tag: tagOf(index), type: 'visual', from: null, to: null },
    ],
    herd_uuid: herdAt(index),
    at: iso(FIRST),
    born_on: null,
    dam_uuid: null,
    note: '',
  },
});

const count = (herd: number): Entry<CountData> => ({
  uuid: idOf('count', herd),
  data: {
    herd_uuid: herdAt(herd),
    at: iso(FIRST),
    classes: (['cows', 'steers'] as const).map((of) => ({
      ...{
        animal: of,
        head: 200,
        average_weight_lb: 1_100,
        gain_lb_per_day: 0,
        au_per_head: null,
        intake_percent: null,
      },
    })),
  },
});

/** Of ten treatments six are of a whole herd or class, two of some head, and two of named animals. */
function treated(index: number): Entry<TreatmentData> {
  const herd = (index * STRIDE) % HERDS;
  const tags = index % 5 === 4 ? each(10, (at) => eidOf(herd + HERDS * (index + at))) : [];
  return treatment(idOf('treatment', index), {
    herd_uuid: herdAt(herd),
    at: spread(index, TREATMENTS),
    animal: index % 2 === 0 ? 'cows' : null,
    head: index % 5 === 3 ? 40 : null,
    tags,
    meat_days: index % 50 === 49 ? null : 28,
    milk_hours: index % 3 === 0 ? 96 : null,
  });
}

/** Herds are split, joined and sold from; of ten transfers one is by name. */
function transferred(index: number): Entry<TaggedTransferData> {
  const from = (index * STRIDE) % HERDS;
  const tags = index % 10 === 9 ? each(5, (at) => eidOf(from + HERDS * (index + at))) : [];
  return transfer(idOf('transfer', index), {
    at: spread(index, TRANSFERS),
    from_herd_uuid: herdAt(from),
    to_herd_uuid: index % 4 === 3 ? null : herdAt(from + 1 + (index % 7)),
    animal: 'cows',
    head: index % 4 === 3 ? 5 : 10,
    reason: index % 4 === 3 ? 'sold' : 'split',
    tags,
  });
}

const session = (index: number): Entry<WeighingData> => ({
  uuid: idOf('weighing', index),
  data: {
    herd_uuid: herdAt(index),
    at: spread(index, SESSIONS),
    animal: 'cows',
    entries: each(WEIGHTS, (at) => ({ tag: tagOf(index + at * HERDS), lb: 900 + ((index + at) % 300) })),
  },
});

const made = (): ClockRecords => ({
  time_zone: 'America/Denver',
  rule_set: 'us_nop',
  animals: each(ANIMALS, animal),
  counts: each(HERDS, count),
  treatments: each(TREATMENTS, treated),
  transfers: each(TRANSFERS, transferred),
  weighings: each(SESSIONS, session),
});

/**
 * What clocks and weights are read from on a ranch of 10,000 animals with 2 tags each, after five years; as JSON gives it, since
 * texts that are put together just now cost more to look up.
 */
export const aHerdbook = (): ClockRecords => JSON.parse(JSON.stringify(made())) as ClockRecords;

/** The same after one more sale. */
export function withOneMoreSale(records: ClockRecords): ClockRecords {
  const sale = transfer('one-more', {
    at: iso(LAST_RECORDED),
    from_herd_uuid: herdAt(0),
    animal: 'cows',
    head: 3,
    reason: 'sold',
  });
  return { ...records, transfers: [...records.transfers, sale] };
}
