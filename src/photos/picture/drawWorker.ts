import { drawPicture, type Draw } from './drawPicture';

const draw: Draw = async (bitmap, width, height, quality) => {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('No canvas');
  // A picture may be see-through, which JPEG can't be.
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, width, height);
  context.drawImage(bitmap, 0, 0, width, height);
  return canvas.convertToBlob({ type: 'image/jpeg', quality });
};

self.onmessage = ({ data }: MessageEvent<Blob>) => {
  void drawPicture(data, draw).then(
    (drawn) => self.postMessage(drawn),
    () => self.postMessage(null),
  );
};
