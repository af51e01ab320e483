import { array, boolean, mixed, object, string, type TestContext } from '@contract/text/yup';
import { t } from '@domain/words';
import { typed } from '@shared/forms/typedFields';
import { instantOf } from '@shared/time/ranchTime';
import { DAYS, typedNumber, typedProblem } from '@shared/units/typedNumbers';
import { plannedDays, start } from '../../forms/planRules';
import { HOW, type DraftOptions } from './draftValues';

const COUNT_MAX = 60;

const optionsOf = ({ parent }: TestContext) => parent as DraftOptions;

const daysProblem = (text: string, isNeeded: boolean): string | undefined => {
  const days = typedNumber(text, DAYS);
  if (days === null) return isNeeded ? t`Enter how many days` : undefined;
  if (days > 0 && days <= 1_000) return undefined;
  return typedProblem(text, DAYS) ?? t`Enter a number of days above 0`;
};

/**
 * The rules of what a draft is made by.
 *
 * @param lastAt when the last planned move of a herd begins: a draft goes on after it (ms since 1970); null without any
 */
export const draftRules = (zone: string | null, lastAt: (herdUuid: string) => number | null) =>
  object({
    herd: string()
      .defined()
      .min(1, t`Choose a herd`),
    how: mixed<DraftOptions['how']>()
      .oneOf([...HOW])
      .defined(),
    when: start(zone).test('after', function after(text) {
      const last = lastAt(optionsOf(this).herd);
      const at = instantOf(text, zone);
      const isAfter = at === null || last === null || at > last;
      return isAfter || this.createError({ message: t`Enter a time after the last planned move` });
    }),
    count: typed(
      (value) =>
        Number.isInteger(value) && value >= 1 && value <= COUNT_MAX
          ? undefined
          : t`Enter a whole number from 1 to ${COUNT_MAX}`,
      t`Enter how many moves`,
    ),
    days: string()
      .defined()
      .test('days', function days(text) {
        const message = daysProblem(text, optionsOf(this).how === 'rotation');
        return message === undefined || this.createError({ message });
      }),
    most: string()
      .defined()
      .test('most', function most(text) {
        const message = daysProblem(text, false);
        return message === undefined || this.createError({ message });
      }),
    isSharing: boolean().defined(),
    order: array(string().defined())
      .defined()
      .test('order', function order(chosen) {
        const isMissing = optionsOf(this).how === 'rotation' && chosen.length === 0;
        return !isMissing || this.createError({ message: t`Check at least one paddock` });
      }),
  });

/** The rules of a draft as a person changes it. */
export const stepRules = () =>
  object({
    steps: array(
      object({
        place: string()
          .defined()
          .min(1, t`Choose a paddock`),
        days: plannedDays(),
      }),
    ).defined(),
  });
