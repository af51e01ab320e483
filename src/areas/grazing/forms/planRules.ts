import { array, boolean, object, string } from '@contract/text/yup';
import { OPEN_GATES_MAX } from '@contract/grazing/move';
import { note } from '@contract/grazing/recordFields';
import { zoneOf } from '@domain/grazing/time';
import { isBeforeToday } from '@domain/planning/inThePast';
import { t } from '@domain/words';
import { PLANNED_DAYS_MAX } from '@records/moving/plannedEnd';
import { typed } from '@shared/forms/typedFields';
import { instantOf } from '@shared/time/ranchTime';
import { DAYS } from '@shared/units/typedNumbers';
import { timeProblem } from '@shared/time/whenProblem';

/** A number of days above 0 that has to be there. */
export const plannedDays = () =>
  typed(
    (value) => (value > 0 && value <= PLANNED_DAYS_MAX ? undefined : t`Enter a number of days above 0`),
    t`Enter how many days`,
    DAYS,
  );

const startProblem = (text: string, zone: string | null): string | undefined => {
  const at = instantOf(text, zone);
  const isPast = at !== null && isBeforeToday(at, Date.now(), zoneOf(zone));
  return timeProblem(text, zone) ?? (isPast ? t`Enter a time from today on` : undefined);
};

/**
 * A time from today on.
 *
 * @param late as the field begins in the form of a plan that is late: it may be changed otherwise and stay late
 */
export const start = (zone: string | null, late?: string) =>
  string()
    .defined()
    .test('start', (text, { createError }) => {
      const message = text === late ? undefined : startProblem(text, zone);
      return message === undefined || createError({ message });
    });

/** The rules of the form of a planned move. Its numbers are typed texts. */
export const planRules = (zone: string | null, late?: string) =>
  object({
    herd: string()
      .defined()
      .min(1, t`Choose a herd`),
    place: string()
      .defined()
      .min(1, t`Choose a paddock`),
    gates: array(string().defined())
      .defined()
      .max(OPEN_GATES_MAX - 1, t`A herd can be in 64 paddocks at most`),
    when: start(zone, late),
    planned_days: plannedDays(),
    note: note(),
    isMovingLater: boolean().defined(),
  });
