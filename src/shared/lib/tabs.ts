/** What one tab of this browser tells the others. */
export type TabMessage = 'sessionEnded' | 'sessionOpened';

export interface Tabs {
  tell: (message: TabMessage) => void;
  /** Calls back with what other tabs tell, until the returned function is called. */
  listen: (hear: (message: TabMessage) => void) => () => void;
}

function isTabMessage(data: unknown): data is TabMessage {
  return data === 'sessionEnded' || data === 'sessionOpened';
}

/** The tabs of this browser on this origin. Where there is no channel between them, each stands alone. */
export function createTabs(): Tabs {
  if (typeof BroadcastChannel === 'undefined') return { tell: () => undefined, listen: () => () => undefined };
  const channel = new BroadcastChannel('grazewell');
  return {
    tell: (message) => channel.postMessage(message),
    listen: (hear) => {
      const onMessage = ({ data }: MessageEvent) => isTabMessage(data) && hear(data);
      channel.addEventListener('message', onMessage);
      return () => channel.removeEventListener('message', onMessage);
    },
  };
}

/**
 * Calls back whenever the page is looked at again: out of the back/forward cache, or out of the background. What
 * happened meanwhile in other tabs may have passed it by.
 */
export function onPageSeenAgain(look: () => void): () => void {
  const onShow = ({ persisted }: PageTransitionEvent) => persisted && look();
  const onVisible = () => document.visibilityState === 'visible' && look();
  window.addEventListener('pageshow', onShow);
  document.addEventListener('visibilitychange', onVisible);
  return () => {
    window.removeEventListener('pageshow', onShow);
    document.removeEventListener('visibilitychange', onVisible);
  };
}
