import { intakeBetween, type HerdClass, type Standard } from '../../grazing/herdClass';
import { DAY_MS, daysBetween } from '../../grazing/time';
import { animalOfHerd } from './animalOfHerd';
import type { ExportedStay } from './PastureMapExport';

/** What PastureMap takes an animal to eat a day, as a part of its weight. */
const INTAKE_SHARE = 0.03;
/** No animal weighs more, and the record takes no more: it is the weight of a whole herd, or a mistake. */
const WEIGHT_MAX_LB = 5_000;
/** Animals that gain or lose more than that a day (lb) are another herd than was written down. */
const GAIN_MAX = 20;
/** Nobody knows a gain over longer than that, and the beginning of each day would be looked up. */
const GAIN_DAYS_MAX = 1_000;
const CLOSE_ENOUGH = 0.0001;
const GAIN_CLOSE_ENOUGH = 0.0005;

const weightOf = (intake: number, head: number): number => (head === 0 ? 1 : intake / INTAKE_SHARE / head);

/** A class of animals without a gain. What is no animal's weight is told as animal units, which take as much forage. */
const classOf = (herd: string, head: number, weightLb: number, weighedAt: number, standard: Standard): HerdClass => ({
  animal: animalOfHerd(herd),
  head,
  weightLb: weightLb > WEIGHT_MAX_LB ? null : Math.max(1, weightLb),
  weighedAt,
  gainLbPerDay: 0,
  auPerHead: weightLb > WEIGHT_MAX_LB ? weightLb / standard.weightLb : null,
  intakePercent: null,
});

/** Forage of a stay as PastureMap has it, lb: the mean of its intake at both ends, times its days; of an open one a day's. */
const forageOf = ({ from, to, intakeIn, intakeOut }: ExportedStay): number =>
  ((intakeIn + intakeOut) / 2) * daysBetween(from, to ?? from + DAY_MS);

/** Whether a class takes a stay's forage, up to a part of it. */
function takes(animals: HerdClass, stay: ExportedStay, standard: Standard, upTo: number): boolean {
  const to = stay.to ?? stay.from + DAY_MS;
  if (animals.gainLbPerDay !== 0 && daysBetween(stay.from, to) > GAIN_DAYS_MAX) return false;
  const forage = forageOf(stay);
  const taken = intakeBetween(animals, stay.from, to, standard) ?? Infinity;
  return Math.abs(taken - forage) <= upTo * forage;
}

/**
 * The counts that give a stay its forage: none while the last one does so (to 0.01 %), one with a gain where head is the
 * same in and out with a midnight between, else two without, at its begin and in its middle. Nothing is rounded. Weights
 * over 5,000 lb a head become animal units a head.
 */
export function countsOfStay(stay: ExportedStay, standard: Standard, last: HerdClass | undefined): HerdClass[] {
  const { herd, from, to, headIn, headOut, intakeIn, intakeOut } = stay;
  if (last?.head === headOut && takes(last, stay, standard, CLOSE_ENOUGH)) return [];
  const [before, after] = [weightOf(intakeIn, headIn), weightOf(intakeOut, headOut)];
  const begins = classOf(herd, headIn, before, from, standard);
  if (to === null) return [begins];
  const midnights = standard.zone.dayOf(to) - standard.zone.dayOf(from);
  const gain = midnights === 0 ? 0 : (after - before) / midnights;
  const growing = begins.auPerHead === null ? { ...begins, gainLbPerDay: gain } : begins;
  const isOne = headIn === headOut && Math.abs(gain) <= GAIN_MAX;
  if (isOne && takes(growing, stay, standard, GAIN_CLOSE_ENOUGH)) return [growing];
  return [begins, classOf(herd, headOut, after, (from + to) / 2, standard)];
}
