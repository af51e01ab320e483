import type { When } from '@shared/time/useWhen';
import { Field } from './Field';
import { Follow } from './Follow';

/** When it happened, in the ranch's zone. */
export function WhenField({ when: { initial, hint } }: { when: When }) {
  return (
    <>
      <Follow name="when" begins={initial} />
      <Field name="when" label="When" type="datetime-local" {...(hint !== undefined && { hint })} />
    </>
  );
}
