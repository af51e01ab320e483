import { useEffect } from 'react';

const CONTAINER = '.Toastify__toast-container';
/** Below the toasts, and between them and what stands above them. */
const GAP_PX = 32;

function areOver(toasts: Element, element: Element): boolean {
  const over = toasts.getBoundingClientRect();
  const { top, bottom, right } = element.getBoundingClientRect();
  return bottom > over.top && top < over.bottom && right > over.left;
}

/** Brings what the person is at out from under the toasts: the end of the form or dialog, and the field in it above all. */
function bringOut(toasts: Element): void {
  const field = document.activeElement;
  const form = field?.closest('form, dialog');
  if (!form || field === null || toasts.contains(field)) return;
  const ends = form.querySelectorAll('[type="submit"], [role="alert"]:not(:empty), dialog a');
  // The toasts may be in the dialog themselves.
  const covered = [field, ...ends].filter((element) => !toasts.contains(element) && areOver(toasts, element));
  if (covered.length === 0) return;
  covered.at(-1)?.scrollIntoView({ block: 'nearest' });
  field.scrollIntoView({ block: 'nearest' });
}

/**
 * While toasts lie at the bottom of the window, the page has as much space below its end, so that everything on it can be
 * scrolled out from under them. The space goes when nobody would see the page move by that.
 */
export function useSpaceForToasts(): void {
  useEffect(() => {
    const root = document.documentElement;
    let given = 0;
    const measure = () => {
      const toasts = document.querySelector(CONTAINER);
      const height = toasts?.querySelector('.Toastify__toast') ? toasts.getBoundingClientRect().height + GAP_PX : 0;
      const isInSpace = root.scrollHeight - window.scrollY - window.innerHeight < given;
      if (height === given || (height < given && isInSpace && window.scrollY > 0)) return;
      const isMore = height > given;
      given = height;
      root.style.setProperty('--toasts', `${Math.ceil(height)}px`);
      if (isMore && toasts !== null) bringOut(toasts);
    };
    const watcher = new MutationObserver(measure);
    const toasts = document.querySelector('.Toastify');
    if (toasts !== null) watcher.observe(toasts, { childList: true, subtree: true });
    window.addEventListener('scroll', measure, { passive: true });
    return () => {
      watcher.disconnect();
      window.removeEventListener('scroll', measure);
      root.style.removeProperty('--toasts');
    };
  }, []);
}
