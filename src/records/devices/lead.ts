/** Whether the tabs of this browser can agree on which one leads. Over plain http they cannot, and each leads for itself. */
export const canShareLead = (): boolean => 'locks' in navigator && typeof BroadcastChannel !== 'undefined';

/** How long the tab that leads has to say that it is there, and how often a tab that is looked at asks. */
const ANSWER_MS = 5_000;
const ASK_MS = 15_000;

type Word = 'is anybody leading?' | 'I lead';

/**
 * Asks to be the one tab of this browser that leads, and holds on to it. A phone freezes a tab in the background with all
 * it holds, so a tab that is looked at takes the lead from one that says nothing for 5 s.
 *
 * @param hear told when this tab leads, and when another one has taken the lead from it
 * @returns gives the lead back, or gives the asking up
 */
export function askForLead(name: string, hear: (news: 'leads' | 'lost') => void): () => void {
  if (!canShareLead()) return () => undefined;
  const channel = new BroadcastChannel(`${name} lead`);
  const say = (word: Word) => channel.postMessage(word);
  let asking = new AbortController();
  let giveBack: (() => void) | null = null;
  let isOver = false;
  let unanswered: ReturnType<typeof setTimeout> | undefined;

  const hold = () =>
    new Promise<void>((resolve) => {
      clearTimeout(unanswered);
      giveBack = resolve;
      say('I lead');
      hear('leads');
    });
  const ask = (options: LockOptions) =>
    navigator.locks.request(name, options, hold).catch(() => {
      // Given up by this tab itself; or taken from it, perhaps while it was frozen.
      if (isOver || giveBack === null) return;
      giveBack = null;
      hear('lost');
      wait();
    });
  function wait(): void {
    asking = new AbortController();
    void ask({ signal: asking.signal });
  }
  const take = () => {
    if (document.visibilityState === 'hidden') return;
    asking.abort();
    void ask({ steal: true });
  };
  const lookFor = () => {
    if (giveBack !== null || document.visibilityState === 'hidden') return;
    clearTimeout(unanswered);
    unanswered = setTimeout(take, ANSWER_MS);
    say('is anybody leading?');
  };

  channel.addEventListener('message', ({ data }: MessageEvent<Word>) => {
    if (data === 'I lead') clearTimeout(unanswered);
    else if (giveBack !== null) say('I lead');
  });
  document.addEventListener('visibilitychange', lookFor);
  const timer = setInterval(lookFor, ASK_MS);
  wait();
  lookFor();
  return () => {
    isOver = true;
    clearInterval(timer);
    clearTimeout(unanswered);
    document.removeEventListener('visibilitychange', lookFor);
    channel.close();
    asking.abort();
    giveBack?.();
  };
}
