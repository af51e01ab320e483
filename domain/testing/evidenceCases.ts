import { readGolden, testOfGolden } from './goldenData';

/** A figure of a worked example, which ours may differ from by no more than the tolerance. */
interface Expected {
  readonly value: number | boolean | null;
  readonly tolerance: number;
}

/** A worked example of the rules of the evidence. */
export interface EvidenceCase<Inputs> {
  readonly id: string;
  readonly topic: string;
  readonly rule: string;
  readonly inputs: Inputs;
  readonly expected: Readonly<Record<string, Expected>>;
}

/** The worked examples of some rules, as `rule` names them; a test of its own says whether they are there. */
export function evidenceCases<Inputs>(...rules: readonly string[]): readonly EvidenceCase<Inputs>[] {
  const all = readGolden<{ cases: EvidenceCase<Inputs>[] }>('worked-examples-evidence.json')?.cases ?? [];
  const ours = all.filter(({ rule }) => rules.includes(rule));
  testOfGolden(`the worked examples of ${rules.join(', ')} are there`, ours.length > 0);
  return ours;
}

/** Our figures, by the names that the examples have for them. */
export type Ours = Readonly<Record<string, unknown>>;

/** Holds our figures against those of an example; each that it has must be among ours. */
export function expectFigures(expected: EvidenceCase<unknown>['expected'], ours: Ours): void {
  for (const [name, { value, tolerance }] of Object.entries(expected)) {
    const own = ours[name];
    if (typeof value !== 'number') expect([name, own]).toEqual([name, value]);
    else expect([name, Math.abs(Number(own ?? NaN) - value) <= tolerance, own]).toEqual([name, true, own]);
  }
}
