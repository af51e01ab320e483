import { useRef, type FocusEvent, type MouseEvent } from 'react';

/**
 * Selects all of an input when the focus comes to it, so that typing replaces what stands there. A press that brings the
 * focus puts the cursor to where it was only afterwards, so its end selects again; what was marked by drawing stays.
 *
 * @returns handlers for the input; none while it is not wanted
 */
export function useSelectOnFocus(isWanted: boolean) {
  const isFresh = useRef(false);
  if (!isWanted) return {};
  return {
    onFocus: ({ currentTarget }: FocusEvent<HTMLInputElement>) => {
      isFresh.current = true;
      currentTarget.select();
    },
    onClick: ({ currentTarget }: MouseEvent<HTMLInputElement>) => {
      const { selectionStart, selectionEnd } = currentTarget;
      if (isFresh.current && selectionStart === selectionEnd) currentTarget.select();
      isFresh.current = false;
    },
  };
}
