import { KIND_META } from '../grazing/kindMeta';
import type { RecordKind } from '../grazing/records';
import { KEY_KINDS } from './keyKinds';

it('OPEN K1: a key writes no kind that shapes the ranch, no herd and no photo', () => {
  const byRight = (Object.keys(KIND_META) as RecordKind[]).filter((kind) => KIND_META[kind].right === 'record');
  // A new kind has to be named in the one list or the other.
  const byHand: readonly RecordKind[] = ['herd', 'photo'];
  expect([...KEY_KINDS, ...byHand].sort()).toEqual(byRight.sort());
});
