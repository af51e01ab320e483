import { useCallback, useEffect, useRef } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { goOwnWay } from './wayBack';

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

const NONE: readonly string[] = [];

/** An address with parameters, or without where there are none. */
const addressOf = (pathname: string, params: URLSearchParams): string =>
  params.size === 0 ? pathname : `${pathname}?${params}`;

/**
 * @param ofPage the parameters that say what the page shows, which stay while a dialog opens and closes; the others are
 *   the dialog's own. Always the same list.
 */
export function useDialogInAddress(ofPage: readonly string[] = NONE): AddressedDialog {
  const navigate = useNavigate();
  const location = useLocation();
  const { pathname } = location;
  const state: unknown = location.state;
  const [params] = useSearchParams();
  const name = params.get('form');
  const kept = [...params].filter(([each]) => ofPage.includes(each));
  const now = useRef({ name, state, kept });
  useEffect(() => {
    now.current = { name, state, kept };
  });
  // Stays the same while a dialog opens and closes, so that a long list need not be drawn again for it.
  const open = useCallback<AddressedDialog['open']>(
    (form, more = {}) => {
      const search = new URLSearchParams([['form', form], ...now.current.kept, ...Object.entries(more)]);
      const isFirst = now.current.name === null;
      // One dialog after another is one way back.
      void navigate(addressOf(pathname, search), {
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
      if (isOpenedHere(state)) goOwnWay(() => void navigate(-1));
      else void navigate(addressOf(pathname, new URLSearchParams(kept)), { replace: true });
    },
  };
}
