import { useDispatch } from 'react-redux';
import { t } from '@domain/words';
import { toastShown } from '@shared/events';

/**
 * Says that a file was saved, which some browsers show nothing of, or that it wasn't.
 *
 * @returns what saves, with the name of the file as its answer, as something that also says so; its answer is whether it was saved
 */
export function useSaveFile(): (save: () => string | Promise<string>) => Promise<boolean> {
  const dispatch = useDispatch();
  return async (save) => {
    try {
      const name = await save();
      dispatch(toastShown('success', t`Saved as ${name}.`, '', { isPrivate: true }));
      return true;
    } catch {
      dispatch(toastShown('error', t`The file couldn’t be saved. Try again.`));
      return false;
    }
  };
}
