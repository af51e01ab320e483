import { areaAcres } from '../geometry/area';
import { isKnown, type Figure } from '../grazing/figure';
import type { Entry, GrazingRecords } from '../grazing/records';
import { moveWarnings, transferWarnings } from '../grazing/warnings';
import { allFigures } from '../testing/allFigures';
import type { SampleKind, SampleRecord } from './SampleRecord';
import { samplePhotos } from './samplePhotos';
import { sampleRanch } from './sampleRanch';

const DAY_MS = 86_400_000;
const DAYS = ['2026-11-22', '2026-01-01', '2027-02-14', '2026-03-08', '2028-02-29', '2026-07-04'];
const ZONE = 'America/Denver';
const PERSON = '99999999-9999-4999-8999-999999999999';
const SETTINGS = {
  time_zone: ZONE,
  standard_weight_lb: 1_000,
  standard_intake_lb: 30,
  rest_target_growing_days: 45,
  rest_target_dormant_days: 90,
  utilisation_percent: 50,
};

function madeOn(date: string) {
  const now = Date.parse(`${date}T18:00:00Z`);
  const seasonFrom = `${date.slice(0, 4)}-01-01`;
  let made = 0;
  const newUuid = () => `00000000-0000-4000-8000-${String((made += 1)).padStart(12, '0')}`;
  return { now, seasonFrom, records: sampleRanch({ now, zone: ZONE, seasonFrom, personUuid: PERSON, newUuid }) };
}

function groupsBy<Data>(entries: readonly Entry<Data>[], keyOf: (data: Data) => string) {
  const groups = new Map<string, Entry<Data>[]>();
  for (const entry of entries) groups.set(keyOf(entry.data), [...(groups.get(keyOf(entry.data)) ?? []), entry]);
  return groups;
}

function ranchOn(date: string) {
  const { now, seasonFrom, records } = madeOn(date);
  const of = <Kind extends SampleKind>(kind: Kind) =>
    records.filter((record): record is SampleRecord<Kind> => record.kind === kind);
  const founded = { name: 'now', type: 'year', starts_on: seasonFrom, ends_on: null } as const;
  const grazing: GrazingRecords = {
    ranch: SETTINGS,
    seasons: [...of('season'), { uuid: 'now', data: founded }],
    paddocks: of('paddock').map(({ uuid, data }) => ({
      uuid,
      data: { ...data, acres: data.shape === null ? null : areaAcres(data.shape) },
    })),
    herds: of('herd'),
    counts: of('count'),
    transfers: of('transfer'),
    moves: groupsBy(of('move'), ({ herd_uuid }) => herd_uuid),
    forage: groupsBy(of('forage'), ({ paddock_uuid }) => paddock_uuid),
    feed: of('feed'),
  };
  return { now, records, of, grazing };
}

const known = (figure: Figure | undefined): number => (figure !== undefined && isKnown(figure) ? figure : NaN);

test('is the same for the same day, and another for another', () => {
  expect(madeOn('2026-11-22').records).toEqual(madeOn('2026-11-22').records);
  expect(madeOn('2026-11-23').records).not.toEqual(madeOn('2026-11-22').records);
});

describe.each(DAYS)('on %s', (date) => {
  const { now, records, of, grazing } = ranchOn(date);

  test('has 24 paddocks, 3 herds and 14 months up to yesterday, in one group of changes', () => {
    expect([of('paddock').length, of('herd').length]).toEqual([24, 3]);
    const times = of('move').map(({ data }) => Date.parse(data.at));
    expect((now - Math.min(...times)) / DAY_MS).toBeGreaterThan(420);
    expect((now - Math.max(...times)) / DAY_MS).toBeLessThan(13);
    expect(records.length).toBeGreaterThan(300);
    expect(records.length).toBeLessThan(2_000);
  });

  test('has plans ahead, one late and one today, each after the last move of its herd', () => {
    const today = Date.parse(`${date}T00:00:00-07:00`);
    const plans = of('plan').map(({ data }) => ({ ...data, time: Date.parse(data.at) }));
    const whenOf = ({ time }: { time: number }) =>
      time < today - 3_600_000 ? 'late' : time < today + 86_400_000 - 3_600_000 ? 'today' : 'ahead';
    const counted = { late: 0, today: 0, ahead: 0 };
    for (const plan of plans) counted[whenOf(plan)] += 1;
    expect(counted).toMatchObject({ late: 1, today: 1 });
    expect(counted.ahead).toBeGreaterThan(1);
    for (const { herd_uuid, time } of plans) {
      const moves = of('move').filter(({ data }) => data.herd_uuid === herd_uuid);
      for (const { data } of moves) expect(Date.parse(data.at)).toBeLessThan(time);
    }
    expect(new Set(plans.map(({ herd_uuid }) => herd_uuid)).size).toBe(2);
  });

  test('has tasks, one today, most of them given to the person', () => {
    const tasks = of('task').map(({ data }) => [data.due_on === date, data.assignee_uuid]);
    expect(tasks).toEqual([
      [true, PERSON],
      [false, PERSON],
      [false, null],
    ]);
  });

  test('has six photos of its records, two of one paddock a year apart, none ahead', () => {
    const photos = samplePhotos(records, now);
    expect(new Set(photos.map(({ subject }) => subject.uuid)).size).toBe(6);
    const [before, after] = photos.map(({ at, paddockUuid }) => ({ time: Date.parse(at), paddockUuid }));
    expect(after?.paddockUuid).toBe(before?.paddockUuid);
    // An hour more or less where the clocks were changed.
    expect(((after?.time ?? 0) - (before?.time ?? 0)) / DAY_MS).toBeCloseTo(365, 0);
    expect(Math.max(...photos.map(({ at }) => Date.parse(at)))).toBeLessThan(now);
  });

  test('nothing in it but plans lies ahead', () => {
    const times = records.flatMap(({ kind, data }) =>
      kind !== 'plan' && 'at' in data ? [Date.parse(data.at ?? '')] : [],
    );
    expect(Math.max(...times)).toBeLessThan(now);
    const today = new Date(now).toISOString().slice(0, 10);
    for (const { data } of of('rain')) expect(data.on < today).toBe(true);
  });

  test('has shapes that share their edges, and no gap or overlap between them', () => {
    const edges = new Map<string, number>();
    let acres = 0;
    for (const { data } of grazing.paddocks) acres += known(data.acres ?? undefined);
    for (const { data } of of('paddock')) {
      const ring = data.shape?.type === 'Polygon' ? (data.shape.coordinates[0] ?? []) : [];
      ring.slice(1).forEach((end, index) => {
        const edge = [String(ring[index]), String(end)].sort().join(' ');
        edges.set(edge, (edges.get(edge) ?? 0) + 1);
      });
    }
    const shared = [...edges.values()].filter((times) => times === 2).length;
    expect([shared, edges.size]).toEqual([38, 58]);
    expect(acres).toBeGreaterThan(1_500);
    expect(acres).toBeLessThan(2_200);
  });

  test('nothing in it looks odd', () => {
    const all = allFigures(grazing, now);
    for (const { uuid, data } of of('move')) {
      const at = Date.parse(data.at);
      const before = allFigures(grazing, at - 1);
      const moving = { herdUuids: [data.herd_uuid], paddockUuids: data.paddock_uuids, at, moveUuid: uuid };
      expect(moveWarnings(moving, all.timelines, { figures: before.paddocks })).toEqual([]);
    }
    for (const { data } of of('transfer')) {
      const leaving = {
        fromHerdUuid: data.from_herd_uuid,
        animal: data.animal,
        head: data.head,
        at: Date.parse(data.at),
      };
      expect(transferWarnings(leaving, all.timelines)).toEqual([]);
    }
    const lb = (use: string) => of('feed').reduce((sum, { data }) => sum + (data.use === use ? data.lb : 0), 0);
    expect(lb('eaten')).toBeLessThanOrEqual(lb('put_out'));
    for (const stays of all.timelines.stays.values()) {
      for (const { from, to } of stays) expect(Math.min(to, now) - from).toBeLessThan(60 * DAY_MS);
    }
  });

  test('has plausible figures, and lacks none', () => {
    const current = grazing.seasons.at(-1) ?? null;
    const { ranch, herds, paddocks } = allFigures(grazing, now, current);
    expect(known(ranch.head)).toBe(180);
    expect(known(ranch.forageLeftLb)).toBeGreaterThan(0);
    for (const { averageWeightLb, stay } of herds.values()) {
      expect(known(averageWeightLb)).toBeGreaterThan(500);
      expect(known(averageWeightLb)).toBeLessThan(2_000);
      expect(stay).not.toBeNull();
    }
    for (const { gross, forageLeftLb, estimateLb } of paddocks.values()) {
      expect(known(gross.ada)).toBeGreaterThanOrEqual(0);
      expect(known(gross.ada)).toBeLessThan(120);
      expect(known(forageLeftLb)).toBeLessThanOrEqual(known(estimateLb));
    }
    expect(new Set([...paddocks.values()].map(({ state }) => state)).size).toBeGreaterThan(1);
  });

  test('has the season of last year to look at', () => {
    const last = grazing.seasons.find(({ data }) => data.starts_on === `${Number(date.slice(0, 4)) - 1}-01-01`) ?? null;
    expect(last).not.toBeNull();
    const { ranch, paddocks } = allFigures(grazing, now, last);
    expect(known(ranch.gross.ad)).toBeGreaterThan(1_000);
    expect([...paddocks.values()].every(({ forageLeftLb }) => isKnown(forageLeftLb))).toBe(true);
  });
});
