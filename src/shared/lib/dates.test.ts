import { dayInWords } from './dates';

it('says a day as a person does', () => {
  expect(dayInWords('2026-11-28T12:00:00.000Z')).toBe('November 28, 2026');
});

it('knows a leap day', () => {
  expect(dayInWords('2028-02-29T12:00:00Z')).toBe('February 29, 2028');
});

it.each(['', 'soon', '2026-13-45', 'Invalid Date'])('gives back %j, which is no time', (text) => {
  expect(dayInWords(text)).toBe(text);
});
