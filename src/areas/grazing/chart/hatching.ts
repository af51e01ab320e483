const SIZE = 8;
const patterns = new Map<string, CanvasPattern | null>();

function drawn(color: string, ground: string): CanvasPattern | null {
  const tile = document.createElement('canvas');
  tile.width = SIZE;
  tile.height = SIZE;
  const context = tile.getContext('2d');
  if (context === null) return null;
  context.fillStyle = ground;
  context.fillRect(0, 0, SIZE, SIZE);
  context.strokeStyle = color;
  context.lineWidth = 2.5;
  context.beginPath();
  // The stroke goes over the corners, so that the tiles meet.
  for (const shift of [-SIZE, 0, SIZE]) {
    context.moveTo(shift - 2, SIZE + 2);
    context.lineTo(shift + SIZE + 2, -2);
  }
  context.stroke();
  return context.createPattern(tile, 'repeat');
}

/**
 * Diagonal lines in a color: what is planned, as a pencil would draw it.
 *
 * @param x where the lines begin, so that they move with what they fill
 */
export function hatching(color: string, ground: string, x: number): CanvasPattern | string {
  const key = `${color} ${ground}`;
  const pattern = patterns.get(key) ?? drawn(color, ground);
  patterns.set(key, pattern);
  pattern?.setTransform(new DOMMatrix().translate(x % SIZE, 0));
  return pattern ?? ground;
}
