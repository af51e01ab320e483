import type { FromImportWorker, ToImportWorker } from './importMessages';
import { readShapes } from './readShapes';

/** The worker's end of the line, without the types of a whole worker beside those of the page. */
interface Line {
  onmessage: ((event: MessageEvent<ToImportWorker>) => void) | null;
  postMessage: (message: FromImportWorker) => void;
}

// In a worker `self` is its scope; the page's types know the window alone.
const line = self as unknown as Line;

line.onmessage = ({ data }) => void readShapes(data).then((answer) => line.postMessage(answer));
