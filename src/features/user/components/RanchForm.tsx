import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import type { Ranch } from '@contract/people/me';
import { unitsOf } from '@contract/people/units';
import { may } from '@contract/ranches/rights';
import { t } from '@domain/words';
import { AskBeforeLeaving } from '@shared/forms/leaving';
import { Field } from '@shared/forms/Field';
import { Form } from '@shared/forms/Form';
import { RadioGroup } from '@shared/forms/RadioGroup';
import { lazyRules } from '@shared/forms/rules';
import { SaveButton } from '@shared/forms/SaveButton';
import { useRanchSave } from '../useRanchSave';
import { selectMe } from '../userSelectors';

const withName = lazyRules(() =>
  import('@contract/people/ranchSetUp').then(({ ranchSetUpSchema }) => ranchSetUpSchema),
);
const withoutName = lazyRules(() =>
  import('@contract/people/ranchSetUp').then(({ unitsFormSchema }) => unitsFormSchema),
);

const UNITS = [
  { value: 'imperial', label: t`Imperial`, hint: t`acres, pounds, inches` },
  { value: 'metric', label: t`Metric`, hint: t`hectares, kilograms, millimeters` },
];

interface RanchFormProps {
  ranch: Ranch;
  /** The document's title. */
  title: string;
  /** What the button says. */
  button: string;
  /** Stands beside the button. */
  aside?: ReactNode;
  /** Hears that the form is sent, before it is known how that ends. */
  onSent?: () => void;
}

/** The ranch's name, for those who may change it, and how the person measures: imperial until they choose. */
export function RanchForm({ ranch, title, button, aside, onSent }: RanchFormProps) {
  const settings = useSelector(selectMe)?.settings ?? {};
  const [request, save] = useRanchSave(ranch);
  const isNamed = may(ranch.role, 'rename');
  const submit = (values: { name: string; units: string }) => {
    onSent?.();
    save(values);
  };
  return (
    <Form
      title={title}
      initialValues={{ name: ranch.name, units: unitsOf(settings) }}
      rules={isNamed ? withName : withoutName}
      request={request}
      onSubmit={submit}
    >
      <AskBeforeLeaving request={request} />
      {isNamed && <Field name="name" label={t`Ranch name`} autoComplete="organization" />}
      <RadioGroup name="units" legend={t`Units`} options={UNITS} />
      <SaveButton request={request} aside={aside}>
        {button}
      </SaveButton>
    </Form>
  );
}
