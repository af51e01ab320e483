import { timelinesOf } from '../grazing/timelines';
import { ARanch, animals, day, instant } from '../testing/aRanch';
import { madePlans } from './madePlans';

const plan = (uuid: string, to: string, at: number, days = 3) => ({
  uuid,
  herdUuid: 'Cows',
  paddockUuids: [to],
  at: instant(at),
  days,
});
const ranch = () => new ARanch().paddock('Creek').paddock('Mesa').herd('Cows', [animals()]);
const madeOf = (written: ARanch, plans: readonly ReturnType<typeof plan>[]) =>
  madePlans(plans, timelinesOf(written.records()), instant(50));

it('puts beside a plan how late the herd moved and how long it stayed', () => {
  const written = ranch()
    .move('Cows', day(12), 'Creek', { plan_uuid: 'a' })
    .move('Cows', day(16), 'Mesa', { plan_uuid: 'b' });
  expect(madeOf(written, [plan('a', 'Creek', 10), plan('b', 'Mesa', 17), plan('c', 'Creek', 20)])).toMatchObject([
    { plan: { uuid: 'b' }, daysLate: -1, elsewhere: null, stayedDays: null, isTwice: false },
    { plan: { uuid: 'a' }, daysLate: 2, elsewhere: null, stayedDays: 4, isTwice: false },
  ]);
});

it('says where the herd went instead, and which plan two moves name', () => {
  const written = ranch()
    .move('Cows', day(12), 'Mesa', { plan_uuid: 'a' })
    .move('Cows', day(14), 'Creek', { plan_uuid: 'a' });
  expect(madeOf(written, [plan('a', 'Creek', 12)])).toMatchObject([
    { daysLate: 2, elsewhere: null, isTwice: true },
    { daysLate: 0, elsewhere: ['Mesa'], isTwice: true },
  ]);
});
