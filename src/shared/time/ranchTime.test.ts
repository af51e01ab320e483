import { dayAt, instantOf, localOf, momentAt, zoneNote } from './ranchTime';

const DENVER = 'America/Denver';
const at = Date.parse('2026-07-16T13:05:00.000Z');

it('reads and writes a time in the zone of the ranch', () => {
  expect(localOf(at, DENVER)).toBe('2026-07-16T07:05');
  expect(instantOf('2026-07-16T07:05', DENVER)).toBe(at);
  expect(instantOf('2026-07-16T13:05', null)).toBe(at);
});

it('reads a time that the change to summer time leaves out as the one an hour later', () => {
  expect(new Date(instantOf('2026-03-08T02:30', DENVER) ?? 0).toISOString()).toBe('2026-03-08T09:30:00.000Z');
});

it.each(['', '2026-07-16', 'soon', '16.07.2026 07:05'])('knows that %p is no time', (text) => {
  expect(instantOf(text, DENVER)).toBeNull();
});

it('says when something was', () => {
  expect(momentAt(at, DENVER, at + 3_600_000)).toBe('today, 7:05 AM');
  expect(momentAt(at, DENVER, at + 24 * 3_600_000)).toBe('Thu, Jul 16');
  expect(dayAt(at, DENVER, Date.parse('2027-02-01T12:00:00Z'))).toBe('Jul 16, 2026');
});

it('names the zone of the ranch where this device keeps another time', () => {
  const here = Intl.DateTimeFormat().resolvedOptions().timeZone;
  expect(zoneNote(here, at)).toBeUndefined();
  expect(zoneNote('Pacific/Kiritimati', at)).toBe('In the ranch’s time zone, Pacific/Kiritimati');
});
