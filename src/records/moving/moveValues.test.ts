import type { DataOf } from '../kinds';
import type { Held } from '../shelves';
import { moveData } from './moveData';
import { moveOf } from './moveValues';

type Known = Parameters<typeof moveOf>[1];

const held = <T>(uuid: string, data: T): Held<T> =>
  ({ uuid, revision: 1, changed_at: '', changed_by: null, data }) as never;

const GAP = held('gap', moveData({ herd_uuid: 'cows', at: '2026-05-10T12:00:00Z', off: 'unknown' }));
const PHOTO = held('photo', { subject_kind: 'move', subject_uuid: 'gap' } as DataOf<'photo'>);

/** The form of a stay from May 1 to May 20, entered later. */
const known = {
  herds: [{ herd: { uuid: 'cows', data: { name: 'Cows', retired_at: null } }, figures: { head: { missing: [] } } }],
  plans: [],
  nameOf: () => 'Creek',
  area: {},
  when: {
    instant: (text: string) => Date.parse(text),
    timeOf: (text: string) => ({ at: text, clock: [] }),
  },
  movesOf: () => [GAP],
  photosOf: (move: string) => (move === 'gap' ? [PHOTO] : []),
} as unknown as Known;
const values = {
  ...{ herds: ['cows'], place: 'creek', gates: [], strip: '', planned_days: '', note: '' },
  ...{ when: '2026-05-01T12:00:00Z', until: '2026-05-20T12:00:00Z' },
};

it('the photos of a gap that a missed stay fills are of the stay, before the gap goes', () => {
  const { changes } = moveOf(values, known);
  const [stay] = changes;
  expect(changes.map(({ kind, uuid }) => [kind, uuid === stay?.uuid ? 'stay' : uuid]).slice(0, 3)).toEqual([
    ['move', 'stay'],
    ['photo', 'photo'],
    ['move', 'gap'],
  ]);
  expect(changes[1]?.data).toEqual({ subject_uuid: stay?.uuid });
  expect(changes[2]?.data).toBeNull();
});
