import { ARanch, animals, day, instant } from '@domain/testing/aRanch';
import { allFigures } from '@domain/testing/allFigures';
import { GROUP_NAMES, paddockOptions } from './paddockOptions';

function optionsOf(ranch: ARanch, at: number, demandLb = 300) {
  const records = ranch.records();
  const { paddocks: figures } = allFigures(records, at);
  const held = records.paddocks.map((paddock) => ({ ...paddock, kind: 'paddock', base: 1 }));
  return paddockOptions(held as unknown as Parameters<typeof paddockOptions>[0], { figures, demandLb, at });
}

const grazed = () =>
  new ARanch()
    .paddock('Zebra')
    .paddock('Long rest')
    .paddock('Short rest')
    .paddock('Shorter rest')
    .paddock('Occupied')
    .paddock('Apple')
    .paddock('Given up', 10, { retired_at: day(2) })
    .paddock('To come', 10, { starts_at: day(90) })
    .herd('Cows', [animals()])
    .move('Cows', day(0), 'Long rest')
    .move('Cows', day(1), 'Short rest')
    .move('Cows', day(60), 'Shorter rest')
    .move('Cows', day(70), 'Occupied');

it('lists never grazed first, then those with their rest target reached, then resting ones, most rest first', () => {
  const options = optionsOf(grazed(), instant(80));
  expect(options.map(({ name, group }) => `${GROUP_NAMES[group]}: ${name}`)).toEqual([
    'Ready: Apple',
    'Ready: Zebra',
    'Ready: Long rest',
    'Resting: Short rest',
    'Resting: Shorter rest',
    'Grazing now: Occupied',
    'Not in use yet: To come',
    'Retired: Given up',
  ]);
});

it('says how long the feed lasts for the herds that move, as far as it is known', () => {
  const ranch = new ARanch().paddock('Creek', 10).paddock('Mesa', 10).estimate('Creek', day(0), 300);
  const [creek, mesa] = optionsOf(ranch, instant(5));
  expect(creek?.days).toBe(10);
  expect(mesa?.days).toEqual({ lacks: [{ what: 'estimate', uuid: 'Mesa' }] });
});
