import { aFeed, animals, ARanch, day } from '@domain/testing/aRanch';
import { sharedRecordsOf } from '@domain/testing/sharedRanch';
import { projected, shareTerms } from '../../testing/projections';
import { holdsOfProjections } from '../../testing/projectionProperties';

holdsOfProjections(100);

describe('what a share leaves of a ranch', () => {
  const gates = () =>
    new ARanch()
      .settings({ time_zone: 'America/Denver' })
      .paddock('a', 10)
      .paddock('b', 20, { grazeable_percent: 50 })
      .paddock('c', null)
      .herd('h', [animals({ gain_lb_per_day: 2 })]);

  it('a herd on land that is not shared is away', () => {
    const records = sharedRecordsOf(gates().move('h', day(3), 'b', { strip_acres: 2, planned_days: 4 }).records());
    const moves = projected(records, shareTerms({ paddocks: new Set(['a']) })).filter(({ kind }) => kind === 'move');
    expect(moves.map(({ data }) => data)).toEqual([
      expect.objectContaining({ paddock_uuids: [], off: 'away', strip_acres: null, planned_days: null }),
    ]);
  });

  it('open gates to other land keep its acres in one paddock without a name', () => {
    const records = sharedRecordsOf(gates().move('h', day(3), ['a', 'b']).records());
    const told = projected(records, shareTerms({ paddocks: new Set(['a']) }));
    const [standIn] = told.filter(({ kind, uuid }) => kind === 'paddock' && uuid !== 'a');
    expect(standIn?.data).toMatchObject({ name: 'Not shared', acres: 20, grazeable_percent: 50, shape: null });
    expect(JSON.stringify(told)).not.toContain('"b"');
  });

  it('acres that are unknown stay unknown', () => {
    const records = sharedRecordsOf(gates().move('h', day(3), ['a', 'b', 'c']).records());
    const told = projected(records, shareTerms({ paddocks: new Set(['a']) }));
    expect(told.find(({ kind, uuid }) => kind === 'paddock' && uuid !== 'a')?.data).toMatchObject({ acres: null });
  });

  it('what held when the window began is told of its first instant, with the weight that it had grown to', () => {
    const records = sharedRecordsOf(gates().move('h', day(3), 'a').records());
    const told = projected(records, shareTerms({ from: '2026-06-21' }));
    const at = '2026-06-21T06:00:00.000Z';
    expect(told.filter(({ kind }) => kind === 'count').map(({ data }) => data)).toEqual([
      // Counted on May 31 in Denver: 21 midnights at 2 lb.
      expect.objectContaining({ at, classes: [expect.objectContaining({ head: 10, average_weight_lb: 1_042 })] }),
    ]);
    expect(told.filter(({ kind }) => kind === 'move').map(({ data }) => data)).toEqual([
      expect.objectContaining({ at, paddock_uuids: ['a'], off: null }),
    ]);
  });

  it('a herd that was retired before the window, or is known only after it, is not told', () => {
    const ranch = gates()
      .herd('old', [animals()], { retired_at: day(2) })
      .herd('new')
      .count('new', day(90), [animals()]);
    const told = projected(sharedRecordsOf(ranch.records()), shareTerms({ from: '2026-06-10', until: '2026-07-10' }));
    expect(told.filter(({ kind }) => kind === 'herd').map(({ uuid }) => uuid)).toEqual(['h']);
  });

  it('feed of a paddock that is not shared goes, and of a herd without a paddock stays', () => {
    const ranch = gates()
      .fed(day(4), 100, aFeed({ at: day(4), lb: 100, paddock_uuid: 'b', herd_uuid: 'h' }))
      .fed(day(5), 200, aFeed({ at: day(5), lb: 200, herd_uuid: 'h' }));
    const told = projected(sharedRecordsOf(ranch.records()), shareTerms({ paddocks: new Set(['a']) }));
    expect(told.filter(({ kind }) => kind === 'feed').map(({ data }) => data)).toEqual([
      expect.objectContaining({ lb: 200 }),
    ]);
  });
});
