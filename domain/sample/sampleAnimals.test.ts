import { animalRows } from '../animals/single/animalRows';
import { crowdedHerds, tagsTwice } from '../animals/single/animalWarnings';
import { clocksOf, salesOf } from '../animals/withdrawal/clocksOf';
import { clockRows } from '../animals/withdrawal/rows';
import { treatmentWarnings } from '../animals/withdrawal/treatmentWarnings';
import { oddWeights } from '../animals/weights/oddWeights';
import { sessionsOf } from '../animals/weights/weighingSession';
import { gainSinceLast } from '../animals/weights/weightGain';
import { zoneOf } from '../grazing/time';
import type { SampleKind, SampleRecord } from './SampleRecord';
import { sampleRanch } from './sampleRanch';

const ZONE = 'America/Denver';

function sampleOn(date: string) {
  const now = Date.parse(`${date}T18:00:00Z`);
  let made = 0;
  const newUuid = () => `00000000-0000-4000-8000-${String((made += 1)).padStart(12, '0')}`;
  const given = { now, zone: ZONE, seasonFrom: `${date.slice(0, 4)}-01-01`, personUuid: newUuid(), newUuid };
  const records = sampleRanch(given);
  const of = <Kind extends SampleKind>(kind: Kind) =>
    records.filter((record): record is SampleRecord<Kind> => record.kind === kind);
  const clocks = clocksOf({
    time_zone: ZONE,
    rule_set: null,
    counts: of('count'),
    transfers: of('transfer'),
    treatments: of('treatment'),
    weighings: of('weighing'),
    animals: of('animal'),
  });
  const nameOf = (herd: string) => of('herd').find(({ uuid }) => uuid === herd)?.data.name;
  return { now, of, clocks, nameOf };
}

describe.each(['2026-11-22', '2026-01-01', '2026-03-08', '2028-02-29'])('the animals of the sample on %s', (date) => {
  const { now, of, clocks, nameOf } = sampleOn(date);

  test('one herd is in withdrawal, all of it, and nothing was sold too early', () => {
    const rows = clockRows(clocks, now).map((row) => [nameOf(row.herdUuid), row.least, row.most, row.head]);
    expect(rows).toEqual([['Heifers', 46, 46, 46]]);
    expect(salesOf(clocks)).toEqual([]);
  });

  test('no treatment looks odd, and each names a product of the list', () => {
    const products = new Set(of('product').map(({ uuid }) => uuid));
    for (const treatment of of('treatment')) {
      const herd = of('herd').find(({ uuid }) => uuid === treatment.data.herd_uuid);
      expect(treatmentWarnings(treatment, clocks, herd?.data)).toEqual([]);
      expect(products).toContain(treatment.data.product_uuid);
    }
  });

  test('tagged heifers were weighed twice and gained, and no weight looks odd', () => {
    const sessions = sessionsOf(of('weighing'));
    const [, last] = sessions;
    expect(sessions.map(({ n }) => n)).toEqual([24, 24]);
    const gain = last === undefined ? null : gainSinceLast(last, sessions, zoneOf(ZONE));
    expect(gain?.by).toBe('tags');
    expect(gain?.lbPerDay).toBeCloseTo(1.1, 0);
    for (const { data } of of('weighing')) expect(oddWeights(data.entries)).toEqual([]);
  });

  test('every animal is in one herd, which has more head; some have a mother, and no tag is on two', () => {
    const rows = animalRows(clocks, now);
    expect(rows.every(({ where }) => where.herds.length === 1 && !where.isGone)).toBe(true);
    expect(rows.filter(({ lastWeight, gainLbPerDay }) => lastWeight !== null && gainLbPerDay !== null)).toHaveLength(
      24,
    );
    expect(rows.filter(({ data }) => data.dam_uuid !== null)).toHaveLength(3);
    expect(crowdedHerds(rows, clocks, now)).toEqual([]);
    for (const row of of('animal')) expect(tagsTwice(row, of('animal')).size).toBe(0);
  });
});
