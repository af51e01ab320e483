import { useEffect } from 'react';
import { bringOut } from './bringOut';

/** Below the toasts, and between them and what stands above them. */
const GAP_PX = 32;

/** What the toasts lie in, while there are any. */
function shownToasts(): Element | null {
  return document.querySelector('.Toastify__toast')?.closest('.Toastify__toast-container') ?? null;
}

/**
 * While toasts lie at the bottom of the window, the page has as much room below its end, so that everything on it can be
 * scrolled out from under them. What the person goes on with is brought out at once, also on a page that comes meanwhile.
 * The room goes when nobody would see the page move by that.
 */
export function useRoomForToasts(): void {
  useEffect(() => {
    const root = document.documentElement;
    let given = 0;
    const measure = () => {
      const toasts = shownToasts();
      const height = toasts === null ? 0 : toasts.getBoundingClientRect().height + GAP_PX;
      const isInRoom = root.scrollHeight - window.scrollY - window.innerHeight < given;
      if (height === given || (height < given && isInRoom && window.scrollY > 0)) return;
      given = height;
      root.style.setProperty('--toasts', `${Math.ceil(height)}px`);
    };
    const watcher = new MutationObserver(() => {
      measure();
      const toasts = shownToasts();
      if (toasts !== null) bringOut(toasts);
    });
    watcher.observe(document.body, { childList: true, subtree: true });
    window.addEventListener('scroll', measure, { passive: true });
    return () => {
      watcher.disconnect();
      window.removeEventListener('scroll', measure);
      root.style.removeProperty('--toasts');
    };
  }, []);
}
