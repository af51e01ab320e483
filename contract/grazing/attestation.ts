import { object, type InferType } from '../text/yup';
import { instant, name, note, reference, sha256, whole } from './recordFields';

const YEAR_MIN = 1_900;
const YEAR_MAX = 2_200;
const TEXT_MAX = 4_000;
const LINE_MAX = 1_000_000_000_000;

/**
 * What a person says of a year's record by name: of a unit of land, or of the ranch (`unit_uuid` null). `chain_n` and
 * `line_sha256` are the line of the history's chain that it was made on.
 */
export const attestationSchema = object({
  year: whole({ min: YEAR_MIN, max: YEAR_MAX }),
  unit_uuid: reference('unit').nullable(),
  text: note({ min: 1, max: TEXT_MAX }),
  name: name(),
  at: instant(),
  chain_n: whole({ max: LINE_MAX }),
  line_sha256: sha256(),
}).noUnknown();

export type Attestation = InferType<typeof attestationSchema>;
