import type { Entered } from '@domain/entered/howEntered';
import { mixed } from '../text/yup';

/** How a count, transfer or move came, by its id. */
export type EnteredFact = readonly [uuid: string, mark: Entered];

const MARKS: Readonly<Record<Entered, true>> = { live: true, sent_later: true, late: true, imported: true };

function isEnteredFact(value: unknown): value is EnteredFact {
  const [uuid, mark]: readonly unknown[] = Array.isArray(value) ? (value as readonly unknown[]) : [];
  return typeof uuid === 'string' && typeof mark === 'string' && Object.hasOwn(MARKS, mark);
}

/** The answer of `GET ranch/{ranchUuid}/entered`: it may have a hundred thousand facts. */
export const enteredSchema = mixed<readonly EnteredFact[]>(
  (value): value is readonly EnteredFact[] => Array.isArray(value) && value.every(isEnteredFact),
)
  .defined()
  .meta({
    json: {
      type: 'array',
      items: {
        type: 'array',
        prefixItems: [{ type: 'string', format: 'uuid' }, { enum: Object.keys(MARKS) }],
        minItems: 2,
        maxItems: 2,
      },
    },
  });
