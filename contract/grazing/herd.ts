import { object, string, type InferType } from '../text/yup';
import { t } from '@domain/words';
import { instant, name, note, yesOrNo } from './recordFields';

const COLOR = t`A color is # and six hexadecimal digits`;

const color = () =>
  string()
    .defined(COLOR)
    .nonNullable(COLOR)
    .typeError(COLOR)
    .matches(/^#[0-9a-f]{6}$/i, COLOR)
    // eslint-disable-next-line lingui/no-unlocalized-strings -- a pattern
    .meta({ json: { type: 'string', pattern: '^#[0-9a-fA-F]{6}$' } });

/** Animals of others (`ours` false) graze, but are not counted in the ranch's head. */
export const herdSchema = object({
  name: name(),
  color: color(),
  ours: yesOrNo(),
  retired_at: instant().nullable(),
  note: note(),
}).noUnknown();

export type Herd = InferType<typeof herdSchema>;
