import { unitOf } from '@shared/units/units';
import { beginsHerd, NEW_HERD, REASONS, transferFrom, type Reason, type TransferValues } from './transferValues';

const values = (over: Partial<TransferValues>): TransferValues => ({
  reason: 'bought',
  other_herd: '',
  new_herd: '',
  animal: '',
  head: '12',
  average_weight: '',
  when: '',
  note: ' from the sale ',
  tags: '',
  document: '',
  party: '',
  ...over,
});
const stored = (over: Partial<TransferValues>) => transferFrom('cows', values(over), unitOf('weight', 'imperial'));

it.each<[Reason, string | null, string | null]>([
  ['bought', null, 'cows'],
  ['born', null, 'cows'],
  ['found', null, 'cows'],
  ['joined', 'bulls', 'cows'],
  ['sold', 'cows', null],
  ['died', 'cows', null],
  ['strayed', 'cows', null],
  ['split', 'cows', 'bulls'],
  ['weaned', 'cows', 'bulls'],
])('%s goes from %p to %p', (reason, from, to) => {
  expect(stored({ reason, other_herd: 'bulls' })).toMatchObject({ from_herd_uuid: from, to_herd_uuid: to, reason });
});

it('always names one herd at least', () => {
  for (const reason of REASONS) {
    const { from_herd_uuid: from, to_herd_uuid: to } = stored({ reason });
    expect([from, to]).toContain('cows');
  }
});

it('keeps an unknown weight and all kinds of animals as null', () => {
  expect(stored({})).toMatchObject({ animal: null, average_weight_lb: null, head: 12, note: 'from the sale' });
  expect(stored({ animal: 'bulls', average_weight: '1,800' })).toMatchObject({
    animal: 'bulls',
    average_weight_lb: 1_800,
  });
});

it.each(['split', 'weaned'] as const)('%s may begin a herd', (reason) => {
  const begins = values({ reason, other_herd: NEW_HERD, new_herd: 'Heifers' });
  expect(beginsHerd(begins)).toBe(true);
  expect(transferFrom('cows', begins, unitOf('weight', 'imperial'), 'heifers')).toMatchObject({
    from_herd_uuid: 'cows',
    to_herd_uuid: 'heifers',
  });
  expect(stored({ reason, other_herd: NEW_HERD })).toMatchObject({ from_herd_uuid: 'cows', to_herd_uuid: null });
});

it('joined begins no herd', () => {
  expect(beginsHerd(values({ reason: 'joined', other_herd: NEW_HERD }))).toBe(false);
});

it('names animals by their tags, each once, and who bought them', () => {
  expect(stored({ reason: 'sold', tags: 'us 12\nus 12\n840\n', party: ' Hansen ', document: 'W-7' })).toMatchObject({
    tags: ['US 12', '840'],
    party: 'Hansen',
    document: 'W-7',
  });
});
