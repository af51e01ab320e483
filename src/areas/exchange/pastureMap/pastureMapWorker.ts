import type { FromPastureMapWorker, ToPastureMapWorker } from './pastureMapMessages';
import { readPastureMapFiles } from './readPastureMapFiles';

/** The worker's end of the line, without the types of a whole worker beside those of the page. */
interface Line {
  onmessage: ((event: MessageEvent<ToPastureMapWorker>) => void) | null;
  postMessage: (message: FromPastureMapWorker) => void;
}

// In a worker `self` is its scope; the page's types know the window alone.
const line = self as unknown as Line;

line.onmessage = ({ data }) => void readPastureMapFiles(data).then((answer) => line.postMessage(answer));
