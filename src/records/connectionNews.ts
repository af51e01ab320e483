import { plural, t } from '@domain/words';
import type { Connection } from '@shared/api/lineWatch';
import { dayAndTimeAt, dayAt } from '@shared/time/ranchTime';

/** What is to be known of the connection and of what waits for it. Instants are ms since 1970. */
export interface ConnectionFacts {
  readonly connection: Connection;
  /** Changes are only in the memory of this page. */
  readonly isInMemory: boolean;
  /** The server takes no changes of this version any more. */
  readonly isTooOld: boolean;
  /** How many changes are not saved. */
  readonly unsent: number;
  /** When the oldest change that waits was recorded. */
  readonly waitingSince: number | null;
  /** Changes have been on their way for so long that the person wonders. */
  readonly isSending: boolean;
  /** What the device's clock says while it must be wrong: it was later before. */
  readonly wrongClockAt: number | null;
  /** When the server last answered this person. */
  readonly contactAt: number | null;
  readonly zone: string | null;
  readonly now: number;
}

export interface ConnectionNews {
  readonly what: 'memory' | 'tooOld' | 'clock' | 'portal' | 'old' | 'offline' | 'unreachable' | 'sending';
  readonly words: string;
}

type Row = (facts: ConnectionFacts) => string | null;

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

const waiting = (unsent: number) => plural(unsent, { one: '# change waiting.', other: '# changes waiting.' });
const waitingOrKept = (unsent: number) => (unsent > 0 ? waiting(unsent) : t`What you record is kept on this device.`);
const sentences = (...said: readonly string[]) => said.join(' ');

const memory: Row = ({ isInMemory }) =>
  isInMemory ? t`This device cannot keep changes right now. Keep this page open until they are saved.` : null;

const tooOld: Row = ({ isTooOld }) =>
  isTooOld
    ? t`This version of Grazewell is too old to save changes. Update it; your changes stay on this device.`
    : null;

const clock: Row = ({ wrongClockAt, zone, now }) => {
  if (wrongClockAt === null) return null;
  const time = dayAndTimeAt(wrongClockAt, zone, now);
  return t`This device says it is ${time}. If that is wrong, set its clock before you record anything.`;
};

const PORTAL = t`This network needs you to sign in first. Open any other website to get its sign-in page.`;
const portal: Row = ({ connection, unsent }) => {
  if (connection !== 'portal') return null;
  return unsent > 0 ? sentences(PORTAL, waiting(unsent)) : PORTAL;
};

/** Whether a change has waited for over a day. */
export const isWaitingLong = ({
  unsent,
  waitingSince,
  now,
}: Pick<ConnectionFacts, 'unsent' | 'waitingSince' | 'now'>): boolean =>
  unsent > 0 && waitingSince !== null && now - waitingSince > DAY_MS;

const old: Row = (facts) => {
  const { unsent, waitingSince, zone, now } = facts;
  if (waitingSince === null || !isWaitingLong(facts)) return null;
  const day = dayAt(waitingSince, zone, now);
  return t`${plural(unsent, { one: '# change has been waiting', other: '# changes have been waiting' })} since ${day}. Find a connection, or save them as a file.`;
};

const offline: Row = ({ connection, unsent }) =>
  connection === 'offline' ? sentences(t`No connection.`, waitingOrKept(unsent)) : null;

const unreachable: Row = ({ connection, unsent }) =>
  connection === 'unreachable' ? sentences(t`Cannot reach Grazewell.`, waitingOrKept(unsent)) : null;

const sending: Row = ({ isSending, unsent }) =>
  isSending && unsent > 0 ? plural(unsent, { one: 'Sending # change…', other: 'Sending # changes…' }) : null;

/** One at a time, the first that applies. */
const ROWS: readonly (readonly [ConnectionNews['what'], Row])[] = [
  ['memory', memory],
  ['tooOld', tooOld],
  ['clock', clock],
  ['portal', portal],
  ['old', old],
  ['offline', offline],
  ['unreachable', unreachable],
  ['sending', sending],
];

/** Rows that say nothing of how old the record is. */
const WITHOUT_AGE: readonly ConnectionNews['what'][] = ['sending'];

function ageOf(what: ConnectionNews['what'], { contactAt, zone, now }: ConnectionFacts): string {
  if (WITHOUT_AGE.includes(what) || contactAt === null || now - contactAt <= HOUR_MS) return '';
  const time = dayAndTimeAt(contactAt, zone, now);
  return t`As of ${time}.`;
}

/** What the strip over every page says; null where there is nothing to say. */
export function connectionNews(facts: ConnectionFacts): ConnectionNews | null {
  for (const [what, row] of ROWS) {
    const words = row(facts);
    const age = ageOf(what, facts);
    if (words !== null) return { what, words: age === '' ? words : sentences(words, age) };
  }
  return null;
}
