import { line } from '@contract/grazing/recordFields';
import { RECORD_SCHEMAS } from '@contract/grazing/records';

/** The version of the fields in which herds have a brand, which no release has. A test imports it before what it tests. */
export const WITH_BRANDS = 90;

const herd = RECORD_SCHEMAS.herd.shape({ brand: line().meta({ since: WITH_BRANDS, absent: 'none' }) });
Object.assign(RECORD_SCHEMAS, { herd });
