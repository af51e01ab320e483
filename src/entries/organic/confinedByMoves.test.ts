import type { DataOf, Held } from '@records/index';
import { openConfinements } from './confinedByMoves';

const HERD = '00000000-0000-4000-8000-00000000b001';
const AT = '2026-06-03T06:00:00.000Z';
const DATA: DataOf<'confinement'> = {
  ...{ herd_uuid: HERD, animal: null, starts_at: '2026-06-01T06:00:00.000Z', ends_at: null },
  ...{ reason: 'weather', note: '' },
};

const endedByMove = (data: Partial<DataOf<'confinement'>>) => {
  const held: Held<DataOf<'confinement'>> = {
    ...{
      kind: 'confinement',
      base: 1,
      uuid: '00000000-0000-4000-8000-00000000b002',
      revision: 1,
      changed_at: AT,
      changed_by: HERD,
    },
    data: { ...DATA, ...data },
  };
  return openConfinements([held], HERD, Date.parse(AT)).length;
};

it('ends a confinement of the whole herd that has no end yet with the move back', () => {
  expect(endedByMove({})).toBe(1);
});

it('leaves a class in when its herd moves', () => {
  expect(endedByMove({ animal: 'bulls' })).toBe(0);
});

it('leaves a confinement that begins at the instant of the move', () => {
  expect(endedByMove({ starts_at: AT })).toBe(0);
});
