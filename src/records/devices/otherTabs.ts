import { canShareLead } from './lead';

export interface OtherTabs {
  tell: (message: unknown) => void;
  close: () => void;
}

/** The tabs of this browser in which the same person has the same ranch open. Without them each tab stands alone. */
export function openTabs(name: string, hear: (message: unknown) => void): OtherTabs {
  if (!canShareLead()) return { tell: () => undefined, close: () => undefined };
  const channel = new BroadcastChannel(name);
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => hear(data));
  return { tell: (message) => channel.postMessage(message), close: () => channel.close() };
}
