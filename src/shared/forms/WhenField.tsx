import type { When } from '@shared/time/useWhen';
import { Field } from './Field';

/** When it happened, in the ranch's zone. */
export function WhenField({ when: { hint } }: { when: When }) {
  return <Field name="when" label="When" type="datetime-local" {...(hint !== undefined && { hint })} />;
}
