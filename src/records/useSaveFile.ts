import { useDispatch } from 'react-redux';
import { t } from '@domain/words';
import { noticeShown } from '@shared/events';

/**
 * Says that a file was saved: some browsers show nothing of it.
 *
 * @returns what saves, with the name of the file as its answer, as something that also says so
 */
export function useSaveFile(): (save: () => string) => void {
  const dispatch = useDispatch();
  return (save) => {
    const name = save();
    dispatch(noticeShown('success', t`Saved as ${name}.`, '', { isPrivate: true }));
  };
}
