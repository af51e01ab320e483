import { useFormikContext } from 'formik';
import { useEffect, useMemo } from 'react';
import { t } from '@domain/words';
import { useOpenPlans } from '@records/useOpenPlans';
import { useHerds } from '@records/useHerds';
import { useRanchView } from '@records/useRanchView';
import { Actions } from '@shared/components/Actions';
import { Button } from '@shared/components/Button';
import { Checkbox } from '@shared/forms/Checkbox';
import { Field } from '@shared/forms/Field';
import { Follow } from '@shared/forms/Follow';
import { Form } from '@shared/forms/Form';
import { lazyRules } from '@shared/forms/rules';
import { RadioGroup } from '@shared/forms/RadioGroup';
import { Select } from '@shared/forms/Select';
import { idle } from '@shared/requestState';
import { localOf } from '@shared/time/ranchTime';
import { nextStart } from '../planValues';
import styles from './Draft.module.css';
import type { DraftOptions } from './draftValues';
import { OrderChoice } from './OrderChoice';
import { usePlaceOptions } from './usePlaceOptions';

const WAYS = [
  { value: 'adaptive', label: t`By rest`, hint: t`Each time the ready paddock with the most rest and feed for a day.` },
  { value: 'rotation', label: t`A fixed rotation`, hint: t`Paddocks in an order of your own, over and over.` },
  { value: 'copy', label: t`Repeat the last moves`, hint: t`Where the herd was, with the days that it stayed.` },
];

const NUMBER = { inputMode: 'decimal', autoComplete: 'off' } as const;

function OptionFields() {
  const { values } = useFormikContext<DraftOptions>();
  const { zone, now } = useRanchView();
  const plans = useOpenPlans();
  const herds = useHerds().filter(({ figures }) => !figures.isRetired);
  const places = usePlaceOptions();
  const chosen = herds.find(({ herd }) => herd.uuid === values.herd);
  const { how } = values;
  return (
    <>
      <div className={styles.pair}>
        <Select
          name="herd"
          label={t`Herd`}
          options={herds.map(({ herd }) => ({ value: herd.uuid, label: herd.data.name }))}
        />
        <Follow name="when" begins={localOf(nextStart(plans, chosen, now, zone), zone)} />
        <Field name="when" label={t`From`} type="datetime-local" />
      </div>
      <RadioGroup name="how" legend={t`What comes next`} options={WAYS} />
      {how === 'rotation' && <OrderChoice options={places} />}
      <div className={styles.pair}>
        <Field name="count" label={t`Moves`} inputMode="numeric" autoComplete="off" />
        {how === 'rotation' && <Field name="days" label={t`Days in each`} {...NUMBER} />}
        {how === 'adaptive' && (
          <>
            <Field
              name="days"
              label={t`Days in each (optional)`}
              hint={t`Empty: for as long as the feed lasts.`}
              {...NUMBER}
            />
            <Field
              name="most"
              label={t`Days at most (optional)`}
              hint={t`Even where we don’t know how long the feed lasts.`}
              {...NUMBER}
            />
          </>
        )}
      </div>
      {how === 'adaptive' && <Checkbox name="isSharing">{t`Paddocks may hold another herd at the same time`}</Checkbox>}
    </>
  );
}

interface DraftOptionsFormProps {
  initialValues: DraftOptions;
  onDraft: (options: DraftOptions) => void;
  onClose: () => void;
}

/** What the next moves of a herd are drafted by. */
export function DraftOptionsForm({ initialValues, onDraft, onClose }: DraftOptionsFormProps) {
  const { zone } = useRanchView();
  const plans = useOpenPlans();
  const rules = useMemo(() => {
    const lastAt = (herd: string) => plans.filter(({ herdUuid }) => herdUuid === herd).at(-1)?.at ?? null;
    return lazyRules(() => import('./draftRules').then(({ draftRules }) => draftRules(zone, lastAt)));
  }, [zone, plans]);
  useEffect(() => rules.preload(), [rules]);
  return (
    <Form title={t`Draft next moves`} initialValues={initialValues} rules={rules} request={idle} onSubmit={onDraft}>
      <OptionFields />
      <Actions isEnd>
        <Button look="quiet" onClick={onClose}>
          {t`Cancel`}
        </Button>
        <Button type="submit">{t`Make a draft`}</Button>
      </Actions>
    </Form>
  );
}
