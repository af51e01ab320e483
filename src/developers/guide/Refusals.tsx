import type { ErrorCode } from '@contract/http/errors';
import {
  KEY_CALLS_A_MINUTE_MAX,
  KEY_CALLS_AT_ONCE_MAX,
  KEY_CHANGES_AN_HOUR_MAX,
  KEY_STREAMS_MAX,
  KEY_WAIT_MS,
  KEY_WRITES_A_MINUTE_MAX,
  RECORDS_PAGE_MAX,
} from '@contract/http/limits';
import { WordTable } from './WordTable';

/** What a program with a key meets, and what it does then. */
const CODES: readonly (readonly [`${number} ${ErrorCode}`, string])[] = [
  ['401 unauthenticated', 'The key is unknown, mistyped, ended or revoked, or of another ranch. Use the next key.'],
  ['403 forbidden', 'The key is good and for something else: another scope, another kind, someone else’s record.'],
  ['404 not_found', 'There is nothing at this address.'],
  ['409 reset', 'The record is another one than before, as after a restored backup. Read it again from the start.'],
  ['409 changed_meanwhile', 'A person has changed or deleted it since. The answer has the record as it is.'],
  ['422 invalid', 'Some fields are wrong: details says which, by name.'],
  ['429 too_many', 'Too many calls. Wait for the seconds of Retry-After.'],
  ['503 busy', 'The server has too much to do. Wait for the seconds of Retry-After.'],
];

const howMany = (count: number) => count.toLocaleString('en-US');

/** What a refusal has, and how much a key may call. */
export function Refusals() {
  return (
    <section>
      <h2 id="errors">Errors</h2>
      <p>
        A refusal has <code>{'{"code", "error", "details"}'}</code>. Programs go by <code>code</code>, which never
        changes; <code>error</code> is a sentence for people. A call that was answered with 5xx, or not at all, may be
        sent again as it is: the same fact, and the same group by its uuid, are written once.
      </p>
      <WordTable label="Errors" heads={['Answer', 'What it means']} rows={CODES} />
      <h2 id="limits">Limits</h2>
      <ul>
        <li>
          {KEY_CALLS_A_MINUTE_MAX} calls a minute by each key; of these, {KEY_WRITES_A_MINUTE_MAX} that write.
        </li>
        <li>{howMany(KEY_CHANGES_AN_HOUR_MAX)} changes an hour by each key.</li>
        <li>
          {KEY_CALLS_AT_ONCE_MAX} calls at a time by all keys of a ranch. One more waits up to {KEY_WAIT_MS / 1000}{' '}
          seconds.
        </li>
        <li>{KEY_STREAMS_MAX} open streams by each key.</li>
        <li>{howMany(RECORDS_PAGE_MAX)} records a page.</li>
      </ul>
      <p>
        Over a limit the answer is 429, with <code>Retry-After</code> in seconds.
      </p>
    </section>
  );
}
