import { useFormikContext } from 'formik';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { t } from '@domain/words';
import type { Feedstuff } from '@entries/feeding/useFeedstuffs';
import { changeRecorded } from '@records/index';
import { recordNumber } from '@records/recordNumber';
import { Actions } from '@shared/components/Actions';
import { Button } from '@shared/components/Button';
import { CheckboxGroup } from '@shared/forms/CheckboxGroup';
import { Field } from '@shared/forms/Field';
import { FieldError } from '@shared/forms/FieldError';
import { FormDialog } from '@shared/forms/FormDialog';
import { numberProblems } from '@shared/forms/numberRules';
import { useRecordRules } from '@shared/forms/recordRules';
import { PERCENT, storedFrom } from '@shared/units/typedNumbers';
import { numberInWords } from '@shared/units/units';
import { byLatest, useFeedingWords, type Feeding } from './feedingWords';
import { withDryMatter } from './withDryMatter';

/** This many are offered at once; the next ones are once those have a dry matter. */
const OFFERED_MAX = 100;

interface Values {
  dm_percent: string;
  /** By id, whether a feeding is chosen. */
  chosen: Record<string, boolean>;
  none?: string;
}

function ChosenFeedings({
  feedings,
  feedstuffs,
  all,
}: {
  feedings: readonly Feeding[];
  feedstuffs: readonly Feedstuff[];
  all: number;
}) {
  const { setFieldValue, errors, submitCount } = useFormikContext<Values>();
  const wordsOf = useFeedingWords(feedstuffs);
  const [shown, every] = [numberInWords(feedings.length), numberInWords(all)];
  const options = feedings.map((feeding) => {
    const { title, when } = wordsOf(feeding);
    return { name: `chosen.${feeding.uuid}`, label: t`${title}: ${when}` };
  });
  const chooseAll = () =>
    void setFieldValue('chosen', Object.fromEntries(feedings.map(({ uuid }) => [uuid, true] as const)));
  return (
    <>
      <Field name="dm_percent" label={t`Dry matter, %`} inputMode="decimal" autoComplete="off" />
      <CheckboxGroup
        legend={t`Feedings without a dry matter`}
        hint={all > feedings.length ? t`The latest ${shown} of ${every}.` : t`The latest first.`}
        options={options}
        isOneBelow
      >
        <FieldError id="none-error" error={submitCount > 0 ? errors.none : undefined} />
        {feedings.length > 1 && (
          <Actions>
            <Button look="quiet" onClick={chooseAll}>{t`Choose all of these`}</Button>
          </Actions>
        )}
      </CheckboxGroup>
    </>
  );
}

interface SetDryMatterProps {
  feedings: readonly Feeding[];
  feedstuffs: readonly Feedstuff[];
  onClose: () => void;
}

/** One dry matter for the chosen feedings that have none, in one group. */
export function SetDryMatter({ feedings, feedstuffs, onClose }: SetDryMatterProps) {
  const dispatch = useDispatch();
  const without = feedings.filter(({ data }) => data.dm_percent === null);
  const [offered] = useState(() => [...without].sort(byLatest).slice(0, OFFERED_MAX));
  const chosenOf = ({ chosen }: Values) => without.filter(({ uuid }) => chosen[uuid] === true);
  const rules = useRecordRules<Values>(
    () => import('@contract/grazing/feed').then(({ feedSchema }) => feedSchema),
    ({ dm_percent }) => ({ ...offered[0]?.data, dm_percent: storedFrom(dm_percent, PERCENT) }),
    (values) => ({
      ...numberProblems(
        { dm_percent: values.dm_percent },
        { dm_percent: { ...recordNumber('feed', 'dm_percent', PERCENT), isNeeded: true } },
      ),
      ...(chosenOf(values).length === 0 && { none: t`Choose at least one feeding` }),
    }),
  );
  const save = (values: Values) => {
    const changes = withDryMatter(chosenOf(values), storedFrom(values.dm_percent, PERCENT));
    dispatch(changeRecorded({ what: 'set_dry_matter', feedings: changes.length }, changes));
  };
  return (
    <FormDialog<Values>
      title={t`Set dry matter`}
      initialValues={{ dm_percent: '', chosen: Object.fromEntries(offered.map(({ uuid }) => [uuid, false])) }}
      rules={rules}
      onSave={save}
      onClose={onClose}
    >
      <ChosenFeedings feedings={offered} feedstuffs={feedstuffs} all={without.length} />
    </FormDialog>
  );
}
