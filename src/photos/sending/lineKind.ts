/** What the browser says of its connection, where it does. */
interface Line extends EventTarget {
  readonly saveData?: boolean;
  readonly type?: string;
}

export type LineKind = 'wifi' | 'other';

const LIKE_WIFI = ['wifi', 'ethernet'];

const lineOf = () => (navigator as Navigator & { connection?: Line }).connection;

/** What pictures would go out by; null where the browser doesn't say. With Data saver on, nothing is Wi-Fi. */
export function lineKind(): LineKind | null {
  const { type, saveData = false } = lineOf() ?? {};
  if (type === undefined) return null;
  return LIKE_WIFI.includes(type) && !saveData ? 'wifi' : 'other';
}

/** Calls back whenever the connection becomes another one, until the returned function is called. */
export function onLineKind(hear: (kind: LineKind | null) => void): () => void {
  const line = lineOf();
  const tell = () => hear(lineKind());
  line?.addEventListener('change', tell);
  return () => line?.removeEventListener('change', tell);
}
