import { REVISION_EVENT, revisionEventSchema } from '@contract/grazing/events';

/** What the stream of a ranch tells: how far its record is, or whether the stream stands. */
export type StreamNews =
  | { what: 'head'; epoch: string; head: number }
  /** `isOver`: the browser tries no more by itself. */
  | { what: 'down'; isOver: boolean };

function readHead(text: unknown): StreamNews | undefined {
  const data: unknown = JSON.parse(String(text));
  return revisionEventSchema.isValidSync(data, { strict: true }) ? { what: 'head', ...data } : undefined;
}

/** Follows the events of a ranch with the session's cookie, until the returned function is called. */
export function openStream(url: string, hear: (news: StreamNews) => void): () => void {
  if (typeof EventSource === 'undefined') {
    hear({ what: 'down', isOver: false });
    return () => undefined;
  }
  const source = new EventSource(url, { withCredentials: true });
  source.addEventListener(REVISION_EVENT, ({ data }: MessageEvent<unknown>) => {
    const news = readHead(data);
    if (news !== undefined) hear(news);
  });
  source.addEventListener('error', () => hear({ what: 'down', isOver: source.readyState === EventSource.CLOSED }));
  return () => source.close();
}
