import { accountCallSamples } from '../../src/accounts/accountCalls.samples';
import { adminCallSamples } from '../../src/admin/adminCalls.samples';
import { appCallSamples } from '../../src/app/appCalls.samples';
import { eraseCallSamples } from '../../src/erasing/eraseCalls.samples';
import { grazingCallSamples } from '../../src/grazing/grazingCalls.samples';
import { hookCallSamples } from '../../src/hooks/hookCalls.samples';
import { partnerCallSamples } from '../../src/partners/partnerCalls.samples';
import { noticeCallSamples } from '../../src/notices/noticeCalls.samples';
import { photoCallSamples } from '../../src/photos/photoCalls.samples';
import { ranchCallSamples } from '../../src/ranches/ranchCalls.samples';
import { sessionCallSamples } from '../../src/sessions/sessionCalls.samples';
import type { CallSample, Least, WriteSample } from './CallSample';

/** Each call that the server takes, as its domain declares it. `everyCall/complete.test.ts` finds one that is missing. */
export const EVERY_CALL: readonly CallSample[] = [
  ...sessionCallSamples,
  ...ranchCallSamples,
  ...hookCallSamples,
  ...grazingCallSamples,
  ...noticeCallSamples,
  ...photoCallSamples,
  ...eraseCallSamples,
  ...accountCallSamples,
  ...partnerCallSamples,
  ...adminCallSamples,
  ...appCallSamples,
];

/** The calls that may change something. */
export const WRITES = EVERY_CALL.filter((sample): sample is WriteSample => !sample.call.startsWith('GET '));

/** Those of them that take an `Idempotency-Key`: each makes something. */
export const KEYED_WRITES = WRITES.filter(({ again }) => again === 'replayed by its key');

const SAMPLES = new Map<string, CallSample>(EVERY_CALL.map((sample) => [sample.call, sample]));

/** The sample of a call by its name, as 'GET /api/v3/user/me'; undefined for a page. */
export const sampleOf = (name: string): CallSample | undefined => SAMPLES.get(name);

/** Whether the answer to a call goes on until one side ends it. */
export const isEndless = (sample: CallSample | undefined): boolean =>
  sample !== undefined && 'isEndless' in sample && sample.isEndless === true;

/** The calls that read a body, each with a good one. */
export function bodiesOfWrites(): [name: string, by: Least, body: Record<string, unknown>][] {
  return WRITES.flatMap(({ call, by, body }) => (body === undefined ? [] : [[call, by, body]]));
}
