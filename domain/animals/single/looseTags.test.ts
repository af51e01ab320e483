import { animal, clockRecords, counted, transfer, treatment, visualId, weighing } from '../../testing/animalRecords';
import { day, instant } from '../../testing/aRanch';
import { clocksOf, type ClockRecords } from '../withdrawal/clocksOf';
import { looseTags } from './looseTags';

const counts = [counted('c', 'h', 0, { cows: 40 }), counted('d', 'k', 0, { cows: 10 })];
const loose = (more: Partial<ClockRecords>, days = 9) =>
  looseTags(clocksOf(clockRecords({ counts, ...more })), instant(days));

describe('ANIMALS 5: a tag without an animal', () => {
  it('has when and where it was first read, and the class that somebody said', () => {
    const treatments = [
      treatment('t', { at: day(2), tags: ['7'] }),
      treatment('u', { at: day(4), tags: ['7'], animal: 'heifers' }),
    ];
    expect(loose({ treatments })).toEqual([
      { tag: '7', at: instant(2), herd: 'h', animal: 'heifers', where: { herds: ['h'], isGone: false } },
    ]);
    expect(loose({ treatments }, 3)).toMatchObject([{ animal: null }]);
    expect(loose({ treatments }, 1)).toEqual([]);
  });

  it('is each once, of treatments, weighings and transfers, in the order in which they were read', () => {
    const found = loose({
      weighings: [weighing('w', 'h', 3, ['8', '', '7'])],
      treatments: [treatment('t', { at: day(2), tags: ['7'] })],
      transfers: [transfer('b', { at: day(1), to_herd_uuid: 'k', head: 1, reason: 'bought', tags: ['9'] })],
    });
    expect(found.map(({ tag, herd }) => [tag, herd])).toEqual([
      ['9', 'k'],
      ['7', 'h'],
      ['8', 'h'],
    ]);
  });

  it('is none that an animal has or had, and is where its transfers took it', () => {
    const animals = [animal('bess', { ids: [visualId('7', null, day(1).slice(0, 10)), visualId('B 12')] })];
    const treatments = [treatment('t', { at: day(2), tags: ['7', 'B 12', '8', '9'] })];
    const transfers = [
      transfer('s', { at: day(3), from_herd_uuid: 'h', to_herd_uuid: 'k', head: 1, tags: ['8'] }),
      transfer('x', { at: day(3), from_herd_uuid: 'h', head: 1, reason: 'sold', tags: ['9'] }),
    ];
    expect(loose({ animals, treatments, transfers })).toMatchObject([
      { tag: '8', where: { herds: ['k'], isGone: false } },
      { tag: '9', where: { herds: [], isGone: true } },
    ]);
  });
});
