import { intakeBetween, type HerdClass, type Standard } from '../../grazing/herdClass';
import { DAY_MS, daysBetween } from '../../grazing/time';
import type { ExportedStay } from './PastureMapExport';

/** What PastureMap takes an animal to eat a day, as a part of its weight. */
const INTAKE_SHARE = 0.03;
/** Animals that gain or lose more than that a day (lb) are another herd than was written down. */
const GAIN_MAX = 20;
const CLOSE_ENOUGH = 0.0001;
const GAIN_CLOSE_ENOUGH = 0.0005;

const weightOf = (intake: number, head: number): number => (head === 0 ? 1 : intake / INTAKE_SHARE / head);

const classOf = (head: number, weightLb: number, gainLbPerDay: number, weighedAt: number): HerdClass => ({
  animal: 'cows',
  head,
  weightLb: Math.max(1, weightLb),
  weighedAt,
  gainLbPerDay,
  auPerHead: null,
  intakePercent: null,
});

/** Forage of a stay as PastureMap has it, lb: the mean of its intake at both ends, times its days; of an open one a day's. */
const forageOf = ({ from, to, intakeIn, intakeOut }: ExportedStay): number =>
  ((intakeIn + intakeOut) / 2) * daysBetween(from, to ?? from + DAY_MS);

/** Whether a class takes a stay's forage, up to a part of it. */
function takes(animals: HerdClass, stay: ExportedStay, standard: Standard, upTo: number): boolean {
  const forage = forageOf(stay);
  const taken = intakeBetween(animals, stay.from, stay.to ?? stay.from + DAY_MS, standard) ?? Infinity;
  return Math.abs(taken - forage) <= upTo * forage;
}

/**
 * The counts that give a stay its forage: none while the last one does so (to 0.01 %), one with a gain where head is the
 * same in and out with a midnight between, else two without, at its begin and in its middle. Nothing is rounded.
 */
export function countsOfStay(stay: ExportedStay, standard: Standard, last: HerdClass | undefined): HerdClass[] {
  const { from, to, headIn, headOut, intakeIn, intakeOut } = stay;
  if (last?.head === headOut && takes(last, stay, standard, CLOSE_ENOUGH)) return [];
  const [before, after] = [weightOf(intakeIn, headIn), weightOf(intakeOut, headOut)];
  if (to === null) return [classOf(headIn, before, 0, from)];
  const midnights = standard.zone.dayOf(to) - standard.zone.dayOf(from);
  const gain = midnights === 0 ? 0 : (after - before) / midnights;
  const growing = classOf(headIn, before, gain, from);
  const isOne = headIn === headOut && Math.abs(gain) <= GAIN_MAX;
  if (isOne && takes(growing, stay, standard, GAIN_CLOSE_ENOUGH)) return [growing];
  return [classOf(headIn, before, 0, from), classOf(headOut, after, 0, (from + to) / 2)];
}
