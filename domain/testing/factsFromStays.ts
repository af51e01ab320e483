import { intakeBetween, type HerdClass, type Standard } from '../grazing/herdClass';
import { DAY_MS, daysBetween, zoneOf } from '../grazing/time';
import { animals, type ARanch } from './aRanch';
import type { ExportedStay } from './pastureMapSheets';

const TOGETHER_MS = 120_000;
const MOST_GAIN = 20;
const INTAKE_SHARE = 0.03;
const CLOSE_ENOUGH = 0.0001;
const GAIN_CLOSE_ENOUGH = 0.0005;

const iso = (at: number) => new Date(at).toISOString();

/**
 * Of two stays of one herd that overlap by over 2 minutes the earlier one goes to a herd of its own, retired at its end; so
 * does one without an end, which the next one ends.
 */
function withPartHerds(
  stays: readonly ExportedStay[],
): { herd: string; retiredAt: number | null; stays: ExportedStay[] }[] {
  const inTime = [...stays].sort((one, other) => one.from - other.from);
  const whole: ExportedStay[] = [];
  const parts: { herd: string; retiredAt: number | null; stays: ExportedStay[] }[] = [];
  inTime.forEach((stay, index) => {
    const next = inTime[index + 1];
    const isOver = next !== undefined && (stay.to ?? Infinity) - next.from > TOGETHER_MS;
    const retiredAt = stay.to ?? next?.from ?? null;
    if (isOver) parts.push({ herd: `${stay.herd} (part ${parts.length + 1})`, retiredAt, stays: [stay] });
    else whole.push(stay);
  });
  return [...(whole[0] === undefined ? [] : [{ herd: whole[0].herd, retiredAt: null, stays: whole }]), ...parts];
}

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

const forageOf = ({ from, to, intakeIn, intakeOut }: ExportedStay): number =>
  ((intakeIn + intakeOut) / 2) * daysBetween(from, to ?? from + DAY_MS);

/** Whether a class takes a stay's forage, up to a part of it. */
function takes(animalsThere: HerdClass, stay: ExportedStay, standard: Standard, upTo: number): boolean {
  const forage = forageOf(stay);
  const taken = intakeBetween(animalsThere, stay.from, stay.to ?? stay.from + DAY_MS, standard) ?? Infinity;
  return Math.abs(taken - forage) <= upTo * forage;
}

/** The counts that give a stay its forage: one with a gain, or two without, at its begin and in its middle. */
function countsOf(stay: ExportedStay, standard: Standard): HerdClass[] {
  const { from, to, headIn, headOut, intakeIn, intakeOut } = stay;
  const [before, after] = [weightOf(intakeIn, headIn), weightOf(intakeOut, headOut)];
  const midnights = to === null ? 0 : standard.zone.dayOf(to) - standard.zone.dayOf(from);
  const gain = midnights === 0 ? 0 : (after - before) / midnights;
  const growing = classOf(headIn, before, gain, from);
  if (to === null) return [classOf(headIn, before, 0, from)];
  if (headIn === headOut && Math.abs(gain) <= MOST_GAIN && takes(growing, stay, standard, GAIN_CLOSE_ENOUGH))
    return [growing];
  return [classOf(headIn, before, 0, from), classOf(headOut, after, 0, (from + to) / 2)];
}

/** Writes stays down as moves and counts. */
export function writeStays(ranch: ARanch, stays: readonly ExportedStay[], zoneName: string): void {
  const standard: Standard = { zone: zoneOf(zoneName), weightLb: 1_000, intakeLb: 30 };
  const names = [...new Set(stays.map(({ herd }) => herd))];
  const herds = names.map((name) => stays.filter(({ herd }) => herd === name)).flatMap(withPartHerds);
  for (const { herd, retiredAt, stays: ofHerd } of herds) {
    ranch.herd(herd, undefined, { retired_at: retiredAt === null ? null : iso(retiredAt) });
    let running: HerdClass | undefined;
    ofHerd.forEach((stay, index) => {
      ranch.move(herd, iso(stay.from), stay.paddock);
      const next = ofHerd[index + 1];
      if (stay.to !== null && (next === undefined || next.from - stay.to > TOGETHER_MS))
        ranch.off(herd, iso(stay.to), 'unknown');
      if (running?.head === stay.headOut && takes(running, stay, standard, CLOSE_ENOUGH)) return;
      for (const counted of countsOf(stay, standard)) {
        const { head, weightLb, gainLbPerDay, weighedAt } = counted;
        ranch.count(herd, iso(Math.round(weighedAt)), [
          animals({ head, average_weight_lb: weightLb, gain_lb_per_day: gainLbPerDay }),
        ]);
        running = counted;
      }
    });
  }
}
