import { zoneOf } from '../grazing/time';
import type { Entry } from '../grazing/records';
import { readGolden, testOfGolden } from '../testing/goldenData';
import type { WeighingData } from './facts';
import { sessionsOf } from './weights/weighingSession';
import { gainSinceLast } from './weights/weightGain';

interface Recorded {
  readonly kind: string;
  readonly uuid: string;
  readonly data: unknown;
}

interface Example {
  readonly id: string;
  readonly topic: string;
  readonly rule: string;
  readonly inputs: { readonly records?: readonly Recorded[] };
  readonly expected: Readonly<Record<string, { readonly value: unknown; readonly tolerance: number }>>;
}

const all = readGolden<{ cases: Example[] }>('worked-examples-evidence.json')?.cases ?? [];
const ours = all.filter(({ rule }) => /^K[12]\b/.test(rule));

/** What the last session of a case says, under the names that the cases have for it. */
function ofSessions({ records = [] }: Example['inputs']): Readonly<Record<string, unknown>> {
  const ranch = records.find(({ kind }) => kind === 'ranch')?.data as { time_zone: string | null } | undefined;
  const weighings = records.flatMap(({ kind, uuid, data }): Entry<WeighingData>[] =>
    kind === 'weighing' ? [{ uuid, data: data as WeighingData }] : [],
  );
  const sessions = sessionsOf(weighings);
  const last = sessions.at(-1);
  const gain = last === undefined ? null : gainSinceLast(last, sessions, zoneOf(ranch?.time_zone ?? null));
  return {
    n: last?.n,
    mean: last?.meanLb,
    least: last?.leastLb,
    most: last?.mostLb,
    gain: gain?.lbPerDay ?? null,
    by: gain?.by ?? null,
  };
}

describe('the worked examples of weights', () => {
  testOfGolden('are worked out', ours.length > 0);

  for (const example of ours) {
    it(`rule ${example.rule}: ${example.id} ${example.topic}`, () => {
      const worked = ofSessions(example.inputs);
      for (const [name, { value, tolerance }] of Object.entries(example.expected)) {
        if (typeof value === 'number') {
          expect(worked[name]).toEqual(expect.any(Number));
          expect({ name, off: Math.abs(Number(worked[name]) - value) <= tolerance }).toEqual({ name, off: true });
        } else expect({ [name]: worked[name] }).toEqual({ [name]: value });
      }
    });
  }
});
