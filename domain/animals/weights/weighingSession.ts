import { byText, type Animal, type Entry } from '../../grazing/records';
import type { WeighingData } from '../facts';

export type Weight = WeighingData['entries'][number];

/** What a session at the scale says: how many were weighed, and their weights in lb. */
export interface SessionFigures {
  readonly n: number;
  readonly meanLb: number;
  readonly leastLb: number;
  readonly mostLb: number;
}

/** One session: the weighings of a herd's class at one instant (ms since 1970). */
export interface WeighingSession<W extends Entry<WeighingData> = Entry<WeighingData>> extends SessionFigures {
  readonly at: number;
  readonly animal: Animal | null;
  /** Its weights by rule K1, lb. */
  readonly weights: readonly Weight[];
  readonly weighings: readonly W[];
}

/** Rule K1: of a tag that was read twice the last weight counts, in its place; weights without a tag count each. */
export function countedWeights(entries: readonly Weight[]): Weight[] {
  const last = new Map(entries.map((entry, index) => [entry.tag, index]));
  return entries.filter(({ tag }, index) => tag === '' || last.get(tag) === index);
}

/** Rule K1: the number, mean, least and greatest of the weights of a session, lb. Null where there are none. */
export function sessionFigures(entries: readonly Weight[]): SessionFigures | null {
  const counted = countedWeights(entries);
  const n = counted.length;
  if (n === 0) return null;
  let [sum, leastLb, mostLb] = [0, Infinity, -Infinity];
  for (const { lb } of counted) [sum, leastLb, mostLb] = [sum + lb, Math.min(leastLb, lb), Math.max(mostLb, lb)];
  return { n, meanLb: sum / n, leastLb, mostLb };
}

/**
 * The sessions of one herd, the first one first. A long session is several weighings at one instant, which are read as one.
 */
export function sessionsOf<W extends Entry<WeighingData>>(weighings: readonly W[]): WeighingSession<W>[] {
  const together = new Map<string, W[]>();
  for (const weighing of [...weighings].sort((one, other) => byText(one.uuid, other.uuid))) {
    const key = `${weighing.data.at} ${weighing.data.animal ?? ''}`;
    const parts = together.get(key);
    if (parts === undefined) together.set(key, [weighing]);
    else parts.push(weighing);
  }
  const sessions = [...together.values()].flatMap((parts): WeighingSession<W>[] => {
    const entries = parts.flatMap(({ data }) => data.entries);
    const [first, figures] = [parts[0], sessionFigures(entries)];
    if (first === undefined || figures === null) return [];
    const { at, animal } = first.data;
    return [{ ...figures, at: Date.parse(at), animal, weights: countedWeights(entries), weighings: parts }];
  });
  return sessions.sort((one, other) => one.at - other.at);
}
