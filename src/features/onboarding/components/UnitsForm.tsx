import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { unitsOf } from '@contract/settings';
import { selectMe, selectSettingsSave, settingsFormOpened, settingsSubmitted } from '@features/user';
import { Button } from '@shared/components/Button';
import { Card } from '@shared/components/Card';
import { Form } from '@shared/forms/Form';
import { RadioGroup } from '@shared/forms/RadioGroup';
import { lazyRules } from '@shared/forms/rules';
import styles from './UnitsForm.module.css';

const rules = lazyRules(() => import('@contract/unitsForm').then(({ unitsFormSchema }) => unitsFormSchema));

const OPTIONS = [
  { value: 'imperial', label: 'Imperial', hint: 'acres, pounds, inches' },
  { value: 'metric', label: 'Metric', hint: 'hectares, kilograms, millimetres' },
];

/** How the person measures: imperial until they choose otherwise. */
export function UnitsForm() {
  const dispatch = useDispatch();
  const me = useSelector(selectMe);
  const save = useSelector(selectSettingsSave);
  useEffect(() => void dispatch(settingsFormOpened()), [dispatch]);
  return (
    <Card>
      <Form
        title="Set up your ranch"
        initialValues={{ units: unitsOf(me?.settings ?? {}) }}
        rules={rules}
        request={save}
        onSubmit={(values) => dispatch(settingsSubmitted(values))}
      >
        <RadioGroup name="units" legend="Units" options={OPTIONS} />
        <div className={styles.foot}>
          <Button type="submit" isBusy={save.status === 'pending'}>
            Save
          </Button>
          <p role="status">{save.status === 'succeeded' ? 'Saved.' : ''}</p>
        </div>
      </Form>
    </Card>
  );
}
