import { connectionNews, type ConnectionFacts } from './connectionNews';

const NOW = Date.parse('2026-06-02T18:00:00.000Z');
const CALM: ConnectionFacts = {
  connection: 'online',
  isInMemory: false,
  isTooOld: false,
  unsent: 0,
  waitingSince: null,
  isSending: false,
  wrongClockAt: null,
  contactAt: null,
  zone: 'America/Denver',
  now: NOW,
};
const say = (facts: Partial<ConnectionFacts>) => connectionNews({ ...CALM, ...facts })?.words ?? null;
const ago = (hours: number) => NOW - hours * 3_600_000;

it.each<[string | null, Partial<ConnectionFacts>]>([
  [null, {}],
  [null, { unsent: 3 }],
  ['No connection. What you record is kept on this device.', { connection: 'offline' }],
  ['No connection. 1 change waiting.', { connection: 'offline', unsent: 1 }],
  ['No connection. 1,200 changes waiting.', { connection: 'offline', unsent: 1_200 }],
  ['Cannot reach Grazewell. What you record is kept on this device.', { connection: 'unreachable' }],
  ['Cannot reach Grazewell. 3 changes waiting.', { connection: 'unreachable', unsent: 3 }],
  [
    'This network needs you to sign in first. Open any other website to get its sign-in page. 2 changes waiting.',
    { connection: 'portal', unsent: 2 },
  ],
  [
    'This network needs you to sign in first. Open any other website to get its sign-in page.',
    { connection: 'portal' },
  ],
  [
    'This device says it is Mon, Jun 1, 12:00 PM. If that is wrong, set its clock before you record anything.',
    { wrongClockAt: NOW - 24 * 3_600_000, connection: 'portal' },
  ],
  ['Sending 1 change…', { isSending: true, unsent: 1 }],
  ['Sending 500 changes…', { isSending: true, unsent: 500 }],
  [
    'This version of Grazewell is too old to save changes. Update it; your changes stay on this device.',
    { isTooOld: true, unsent: 3 },
  ],
  [
    '1 change has been waiting since Sun, May 31. Find a connection, or save them as a file.',
    { unsent: 1, waitingSince: Date.parse('2026-05-31T18:00:00.000Z') },
  ],
  [
    '3 changes have been waiting since Dec 31, 2025. Find a connection, or save them as a file.',
    { unsent: 3, waitingSince: Date.parse('2026-01-01T05:00:00.000Z') },
  ],
  [null, { unsent: 3, waitingSince: ago(24) }],
])('says %j', (words, facts) => expect(say(facts)).toBe(words));

it('says the first that applies, one at a time', () => {
  const all = { isTooOld: true, connection: 'portal', unsent: 3, waitingSince: ago(30), isSending: true } as const;
  const what = (facts: Partial<ConnectionFacts>) => connectionNews({ ...CALM, ...all, ...facts })?.what;
  expect(what({})).toBe('tooOld');
  expect(what({ isTooOld: false })).toBe('portal');
  expect(what({ isTooOld: false, connection: 'offline' })).toBe('old');
  expect(what({ isTooOld: false, connection: 'offline', waitingSince: ago(1) })).toBe('offline');
  expect(what({ isTooOld: false, connection: 'unreachable', waitingSince: ago(1) })).toBe('unreachable');
  expect(what({ isTooOld: false, connection: 'online', waitingSince: ago(1) })).toBe('sending');
});

it('tells how old the record is after an hour without contact, but not while it sends', () => {
  expect(say({ connection: 'offline', contactAt: ago(1) })).toMatch(/device\.$/);
  expect(say({ connection: 'offline', contactAt: ago(1.5) })).toMatch(/device\. As of Tue, Jun 2, 10:30 AM\.$/);
  expect(say({ unsent: 1, isSending: true, contactAt: ago(5) })).toBe('Sending 1 change…');
});
