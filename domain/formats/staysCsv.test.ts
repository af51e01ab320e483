import { allFigures, paddockOf } from '../testing/allFigures';
import { animals, ARanch, day, instant } from '../testing/aRanch';
import { readCsv } from '../testing/readCsv';
import { staysCsv } from './staysCsv';

const ranch = () =>
  new ARanch()
    .season('Spring', '2026-06-01', '2026-06-10')
    .season('Summer', '2026-06-11', null)
    .paddock('Mesa, "upper"', 30)
    .paddock('Creek', 10)
    .paddock('Bottom', 20, { name: '=Bottom' })
    .herd('Cows', [animals()])
    .herd('Bulls')
    .move('Cows', day(0), ['Creek'])
    .move('Cows', day(8), ['Bottom', 'Mesa, "upper"'])
    .move('Bulls', day(9), ['Creek'])
    .count('Cows', day(12), [animals({ head: 12 })])
    .off('Cows', day(14));

const rowsAt = (at: number, season?: string) => {
  const records = ranch().records();
  return readCsv(staysCsv(records, records.seasons.find(({ uuid }) => uuid === season) ?? null, at));
};

test('has a row for each stay and paddock, by name and time, which a strict reader takes', () => {
  const rows = rowsAt(instant(20));
  expect(rows.map(({ paddock, herd }) => [paddock, herd])).toEqual([
    ["'=Bottom", 'Cows'],
    ['Creek', 'Cows'],
    ['Creek', 'Bulls'],
    ['Mesa, "upper"', 'Cows'],
  ]);
  expect(Object.keys(rows[0] ?? {}).join()).toBe(
    'paddock,herd,in,out,days,head_in,head_out,forage_lb,ad,herd_uuid,paddock_uuid,move_uuid',
  );
  expect(rows[1]).toMatchObject({
    ...{ in: day(0), out: day(8), days: '8', head_in: '10', head_out: '10', forage_lb: '2400', ad: '80' },
    ...{ herd_uuid: 'Cows', paddock_uuid: 'Creek', move_uuid: 'entry-000002' },
  });
});

test('a herd in two paddocks takes of each by its grazeable acres, and head is that of the way in and out', () => {
  const [bottom, , , mesa] = rowsAt(instant(20));
  expect(bottom).toMatchObject({ days: '6', head_in: '10', head_out: '12', out: day(14) });
  expect(Number(mesa?.forage_lb) / Number(bottom?.forage_lb)).toBeCloseTo(1.5, 9);
});

test('a season has the part of a stay that lies in it, with its in and out uncut', () => {
  const [spring, summer] = [rowsAt(instant(20), 'Spring'), rowsAt(instant(20), 'Summer')];
  const [inSpring, inSummer] = [spring[0], summer[0]];
  expect([inSpring?.in, inSpring?.out, inSpring?.days]).toEqual([day(8), day(14), '2']);
  expect([inSummer?.in, inSummer?.out, inSummer?.days]).toEqual([day(8), day(14), '4']);
  expect(summer.map(({ paddock }) => paddock)).toEqual(["'=Bottom", 'Creek', 'Mesa, "upper"']);
});

test('a stay that lasts has no out, and its head as of the instant; what nobody counted is empty', () => {
  const rows = rowsAt(instant(13));
  expect(rows[0]).toMatchObject({ out: '', head_out: '12', days: '5' });
  expect(rowsAt(instant(11))[0]).toMatchObject({ out: '', head_out: '10' });
  expect(rows[2]).toMatchObject({ herd: 'Bulls', out: '', head_in: '', head_out: '', forage_lb: '', ad: '' });
});

test('a stay that begins with the next season is none of the one before', () => {
  const records = ranch().move('Bulls', day(10), ['Bottom']).records();
  const rows = readCsv(staysCsv(records, records.seasons[0] ?? null, instant(20)));
  expect(rows.map(({ paddock, herd }) => `${paddock} ${herd}`)).not.toContain("'=Bottom Bulls");
});

test.each(['Spring', 'Summer', undefined])('adds up to the figures of the paddocks (%s)', (name) => {
  const records = ranch().records();
  const season = records.seasons.find(({ uuid }) => uuid === name) ?? null;
  const figures = allFigures(records, instant(13), season);
  const rows = readCsv(staysCsv(records, season, instant(13))).filter(({ herd }) => herd === 'Cows');
  for (const uuid of ['Bottom', 'Mesa, "upper"']) {
    const own = rows.filter(({ paddock_uuid }) => paddock_uuid === uuid);
    const { gross } = paddockOf(figures, uuid);
    expect(own.reduce((sum, { forage_lb }) => sum + Number(forage_lb), 0)).toBeCloseTo(Number(gross.forageLb), 6);
    expect(own.reduce((sum, { ad }) => sum + Number(ad), 0)).toBeCloseTo(Number(gross.ad), 8);
  }
});
