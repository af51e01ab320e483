import { foldLines } from './foldLines';

const unfolded = (text: string) => text.replaceAll('\r\n ', '');

it('attack F2: lines have 75 bytes at most, begin with whole signs, and come together again', () => {
  const texts = ['', 'SHORT', 'x'.repeat(74), 'x'.repeat(75), 'é'.repeat(200), '草'.repeat(90), `a${'🐄'.repeat(80)}`];
  const text = [...texts, 'SUMMARY:Straße 🐄 '.repeat(40)].join('\r\n');
  const folded = foldLines(text);
  expect(unfolded(folded)).toBe(text);
  for (const line of folded.split('\r\n')) {
    expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(Buffer.from(line).toString()).toBe(line);
  }
});

it('lines that fit stay as they are', () => {
  expect(foldLines(`${'x'.repeat(74)}\r\nEND:VCALENDAR\r\n`)).toBe(`${'x'.repeat(74)}\r\nEND:VCALENDAR\r\n`);
});
