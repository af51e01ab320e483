import type { TriggerData } from '../drought/droughtFacts';
import { timelinesOf } from '../grazing/timelines';
import { ARanch } from '../testing/aRanch';
import { droughtCsv } from './droughtCsv';

test('a row a trigger and year, with the value by now and the decision', () => {
  const trigger: TriggerData = {
    ...{ name: 'June', on_day: '06-30', indicator: 'rain_percent', from_day: '05-01', to_day: '06-30', threshold: 75 },
    ...{ side: 'below', action: 'Sell', retired_at: null },
  };
  const data = {
    trigger_uuid: 't',
    on: '2025-06-30',
    at: '2025-06-30T12:00:00.000Z',
    value: 70,
    what: 'done',
    by: 'Ana',
  };
  const sources = {
    timelines: timelinesOf(new ARanch().records()),
    rain: [{ uuid: 'r', data: { on: '2025-05-05', inches: 1.5 } }],
    rainNormals: Array<number>(12).fill(1),
    decisions: [{ uuid: 'd', data }],
  };
  const csv = droughtCsv([{ uuid: 't', data: trigger }], sources, Date.parse('2026-04-01T00:00:00.000Z'));
  expect(csv.split('\r\n')).toEqual([
    'trigger,year,value,met,decision,by,at',
    `June,2025,75,false,done,Ana,${data.at}`,
    'June,2026,,,,,',
    '',
  ]);
});
