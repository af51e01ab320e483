import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { Ranch } from '@contract/me';
import { unitsOf } from '@contract/units';
import {
  ranchSetUpSubmitted,
  selectMe,
  selectSettingsSave,
  settingsFormOpened,
  settingsSubmitted,
} from '@features/user';
import { Card } from '@shared/components/Card';
import { AskBeforeLeaving } from '@shared/forms/AskBeforeLeaving';
import { Field } from '@shared/forms/Field';
import { Form } from '@shared/forms/Form';
import { RadioGroup } from '@shared/forms/RadioGroup';
import { lazyRules } from '@shared/forms/rules';
import { SaveButton } from '@shared/forms/SaveButton';

const withName = lazyRules(() => import('@contract/ranchSetUp').then(({ ranchSetUpSchema }) => ranchSetUpSchema));
const withoutName = lazyRules(() => import('@contract/ranchSetUp').then(({ unitsFormSchema }) => unitsFormSchema));

const UNITS = [
  { value: 'imperial', label: 'Imperial', hint: 'acres, pounds, inches' },
  { value: 'metric', label: 'Metric', hint: 'hectares, kilograms, millimetres' },
];

/** The ranch's name, for those who may change it, and how the person measures: imperial until they choose. */
export function RanchSetUpForm({ ranch }: { ranch: Ranch }) {
  const dispatch = useDispatch();
  const me = useSelector(selectMe);
  const save = useSelector(selectSettingsSave);
  useEffect(() => void dispatch(settingsFormOpened()), [dispatch]);
  const mayRename = ranch.role === 'owner' || ranch.role === 'manager';
  const submit = ({ name, units }: { name: string; units: string }) =>
    dispatch(mayRename ? ranchSetUpSubmitted({ ranchName: name, settings: { units } }) : settingsSubmitted({ units }));
  return (
    <Card>
      <Form
        title="Set up your ranch"
        initialValues={{ name: ranch.name, units: unitsOf(me?.settings ?? {}) }}
        rules={mayRename ? withName : withoutName}
        request={save}
        onSubmit={submit}
      >
        <AskBeforeLeaving request={save} />
        {mayRename && <Field name="name" label="Ranch name" autoComplete="organization" />}
        <RadioGroup name="units" legend="Units" options={UNITS} />
        <SaveButton request={save}>Save</SaveButton>
      </Form>
    </Card>
  );
}
