import { KIND_META, type KindMeta } from '../grazing/kindMeta';
import { instant, note, reference } from '../grazing/recordFields';
import { RECORD_KINDS, RECORD_SCHEMAS, type RecordKind } from '../grazing/records';
import { object } from '../text/yup';

const name: string = 'trial';

/** A kind of record that no release has, about a herd. A test imports it before what it tests. */
export const MADE_UP = name as RecordKind;

const meta: KindMeta = {
  words: ['trial', 'trials'],
  right: 'shapeRanch',
  view: 'grazing_trials',
  isFact: true,
  isFigured: false,
  isEntry: true,
  keptBy: [],
};

Object.assign(RECORD_SCHEMAS, {
  [MADE_UP]: object({ herd_uuid: reference('herd'), at: instant(), note: note() }).noUnknown(),
});
Object.assign(KIND_META, { [MADE_UP]: meta });
RECORD_KINDS.push(MADE_UP);
