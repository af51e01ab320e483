import { useCallback, useEffect, useRef } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';

/** A dialog that stands in the address as `?form=name`, so that the browser's way back closes it. */
export interface AddressedDialog {
  /** What is open, or null. */
  readonly name: string | null;
  /** What the address says beside the name. */
  readonly params: URLSearchParams;
  readonly open: (name: string, params?: Readonly<Record<string, string>>) => void;
  readonly close: () => void;
}

/** Whether the entry of the history was made by opening a dialog: then the one before it is the page without. */
const isOpenedHere = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'isDialog' in state && state.isDialog === true;

export function useDialogInAddress(): AddressedDialog {
  const navigate = useNavigate();
  const location = useLocation();
  const { pathname } = location;
  const state: unknown = location.state;
  const [params] = useSearchParams();
  const name = params.get('form');
  const now = useRef({ name, state });
  useEffect(() => {
    now.current = { name, state };
  });
  // Stays the same while a dialog opens and closes, so that a long list need not be drawn again for it.
  const open = useCallback<AddressedDialog['open']>(
    (form, more = {}) => {
      const search = new URLSearchParams({ form, ...more });
      const isFirst = now.current.name === null;
      // One dialog after another is one way back.
      void navigate(`${pathname}?${search}`, {
        state: { isDialog: isFirst || isOpenedHere(now.current.state) },
        replace: !isFirst,
      });
    },
    [navigate, pathname],
  );
  return {
    name,
    params,
    open,
    close: () => {
      if (isOpenedHere(state)) void navigate(-1);
      else void navigate(pathname, { replace: true });
    },
  };
}
