import { useSelector } from 'react-redux';
import { selectRanch } from '@features/user';
import { selectOne, type DataOf, type WithRecords } from '@records/index';
import { useNames } from '@records/useHerds';

/** The name of what a photo is of: its paddock, else the paddock or herd of its record, else the record's own, else the ranch's. */
export function useAbout({ paddock_uuid, subject_kind, subject_uuid }: DataOf<'photo'>): string {
  const nameOf = useNames();
  const ranch = useSelector(selectRanch);
  const subject: object = useSelector((state: WithRecords) => selectOne(state, subject_kind, subject_uuid))?.data ?? {};
  const { paddock_uuid: paddock, herd_uuid: herd, name } = subject as Partial<Record<string, string | null>>;
  const uuid = paddock_uuid ?? paddock ?? herd;
  return uuid === null || uuid === undefined ? (name ?? ranch?.name ?? '') : nameOf(uuid);
}
