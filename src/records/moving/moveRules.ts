import { array, object, string } from '@contract/text/yup';
import { OPEN_GATES_MAX } from '@contract/grazing/move';
import { note } from '@contract/grazing/recordFields';
import { t } from '@domain/words';
import { typed, when } from '@shared/forms/typedFields';
import { instantOf } from '@shared/time/ranchTime';
import { DAYS } from '@shared/units/typedNumbers';
import type { Unit } from '@shared/units/units';
import { whenProblem } from '@shared/time/whenProblem';

const plannedDays = () =>
  typed((value) => (value > 0 && value <= 1_000_000 ? undefined : t`Enter a number of days above 0`), undefined, DAYS);

/** When a stay of the past ended: after it began, or left empty. */
const until = (zone: string | null) =>
  string()
    .defined()
    .test('until', (text, { parent, createError }) => {
      if (text === '') return true;
      const { when: begun } = parent as { when: string };
      const isAfter = (instantOf(text, zone) ?? 0) > (instantOf(begun, zone) ?? -Infinity);
      const message = whenProblem(text, zone) ?? (isAfter ? undefined : t`Enter a time after the move`);
      return message === undefined || createError({ message });
    });

/** The rules of the form of a move. Its numbers are typed texts, in the units of the person. */
export const moveRules = (zone: string | null, area: Unit) =>
  object({
    gates: array(string().defined())
      .defined()
      .max(OPEN_GATES_MAX - 1, t`A herd can be in 64 paddocks at most`),
    strip: typed((value) => (value > 0 && value <= 1_000_000 ? undefined : t`Enter a number above 0`), undefined, area),
    herds: array(string().defined())
      .defined()
      .min(1, t`Choose at least one herd`),
    place: string()
      .defined()
      .min(1, t`Choose a paddock`),
    when: when(zone),
    until: until(zone),
    planned_days: plannedDays(),
    note: note(),
  });

/** The same where one move is edited: its herd stays. */
export const editMoveRules = (zone: string | null, area: Unit) => moveRules(zone, area).omit(['herds', 'until']);
