import { drawPicture, type Draw, type Drawn } from './drawPicture';

/** A picture that takes longer than this, on a slow phone, counts as one that can't be opened. */
const LIMIT_MS = 30_000;

const drawHere: Draw = async (bitmap, width, height, quality) => {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('No canvas');
  // A picture may be see-through, which JPEG can't be.
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, width, height);
  context.drawImage(bitmap, 0, 0, width, height);
  return new Promise((resolve, reject) =>
    canvas.toBlob(
      (blob) => (blob === null ? reject(new Error('Nothing was drawn')) : resolve(blob)),
      'image/jpeg',
      quality,
    ),
  );
};

/** Asks a worker, so that the page goes on answering meanwhile. */
function askWorker(file: Blob): Promise<Drawn | null> {
  const worker = new Worker(new URL('./drawWorker.ts', import.meta.url));
  const answer = new Promise<Drawn | null>((resolve, reject) => {
    const late = setTimeout(() => resolve(null), LIMIT_MS);
    worker.onmessage = ({ data }: MessageEvent<Drawn | null>) => {
      clearTimeout(late);
      resolve(data);
    };
    worker.onerror = (event) => {
      clearTimeout(late);
      reject(new Error(event.message));
    };
  });
  worker.postMessage(file);
  return answer.finally(() => worker.terminate());
}

/** Redraws a picture; null for a file that this browser can't open as one. */
export function drawAside(file: Blob): Promise<Drawn | null> {
  if (typeof OffscreenCanvas !== 'undefined') return askWorker(file);
  return drawPicture(file, drawHere).catch(() => null);
}
