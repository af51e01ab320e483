import { t } from '@domain/words';
import type { When } from '@shared/time/useWhen';
import { Field } from './Field';
import { Follow } from './Follow';

interface WhenFieldProps {
  when: When;
  /** What else there is to say about the time. */
  more?: string;
}

/** When it happened, in the ranch's zone. */
export function WhenField({ when: { initial, hint: zone }, more }: WhenFieldProps) {
  const hint = [zone, more].filter((each) => each !== undefined).join('. ');
  return (
    <>
      <Follow name="when" begins={initial} />
      <Field name="when" label={t`When`} type="datetime-local" {...(hint !== '' && { hint })} />
    </>
  );
}
