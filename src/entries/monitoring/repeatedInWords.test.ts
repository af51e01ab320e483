import { repeatedInWords } from './repeatedInWords';

it('says a day of the year and an interval, and nothing of 0 days, which are no repetition', () => {
  const said = (due_on_day: string | null, repeat_days: number | null) =>
    repeatedInWords({ due_on_day, repeat_days }).filter(Boolean);
  expect(said('06-15', 30)).toEqual(['Due each year on June 15', 'Every 30 days']);
  expect(said(null, 1)).toEqual(['Every day']);
  expect(said(null, 0)).toEqual([]);
});
