import type { Reason } from '../../contract/http/reasons';
import { callRefusals, recordRefusals } from '../../server/test/support/everyRefusal';
import { inOwnWords, refusalInOwnWords } from '../../src/shared/refusals/inOwnWords';

/**
 * Their own sentence is about the same: of values that are codes, of what the server alone knows, with a number as a person
 * reads it, or the longer of two.
 */
const SAID_OTHERWISE: readonly Reason[] = [
  ...(['in_use', 'unknown_record', 'kind_full', 'password_personal', 'other_content'] as const),
  ...(['change_too_large', 'account_exists'] as const),
];
const isSame = ({ reason, reasons = {} }: { reason?: Reason; reasons?: object }) =>
  [reason, ...Object.values(reasons as Record<string, { reason: Reason }>).map((why) => why.reason)].every(
    (each) => each === undefined || !SAID_OTHERWISE.includes(each),
  );

const calls = callRefusals.flatMap(([name, made]) => made.map((body) => [name, body] as const));
const groups = recordRefusals.flatMap(([name, made]) => made.map((refusal) => [name, refusal] as const));

describe('the sentences that pages in other languages have are those of the server', () => {
  it.each(calls.filter(([, body]) => (body.reason ?? body.reasons) !== undefined && isSame(body)))(
    '%s',
    (_name, body) => {
      const { error, details, ...sent } = body;
      const fields = typeof details === 'string' ? undefined : (details as Record<string, string>);
      const own = inOwnWords({ message: 'Said', ...sent, ...(fields && { fields }) });
      expect(own.fields).toEqual(fields);
      expect(own.message).toBe(typeof details === 'string' ? details : error);
    },
  );

  it.each(groups.filter(([, refusal]) => isSame(refusal)))('%s', (_name, refusal) => {
    const { details } = refusal;
    expect(refusalInOwnWords(refusal)).toBe(typeof details === 'string' ? details : Object.values(details).join('. '));
  });
});
