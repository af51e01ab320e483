import Layer from 'ol/layer/Layer';
import type { FrameState } from 'ol/Map';
import type { Frame } from './Frame';

/** The upper left corner of what a map shows, in meters of its plane. */
export function cornerOf({ viewState, size }: FrameState) {
  const { center, resolution } = viewState;
  const [x = 0, y = 0] = center;
  const [width = 0, height = 0] = size;
  return { left: x - (width / 2) * resolution, top: y + (height / 2) * resolution, resolution };
}

/**
 * A layer that shows the last picture it was given, moved and stretched to where the map is now, until a newer one comes.
 * It costs the page a transform a frame.
 */
export class BitmapLayer extends Layer {
  private readonly canvas = document.createElement('canvas');
  private frame: Frame | null = null;

  constructor(className: string, zIndex: number, onRender: (state: FrameState) => void = () => undefined) {
    super({ className, zIndex });
    this.canvas.className = className;
    Object.assign(this.canvas.style, { position: 'absolute', left: '0', top: '0', transformOrigin: '0 0' });
    this.render = (state) => {
      if (state === null) return this.canvas;
      onRender(state);
      this.place(state);
      return this.canvas;
    };
  }

  show(bitmap: ImageBitmap, frame: Frame): void {
    const { width, height, pixelRatio } = frame;
    if (this.canvas.width !== width || this.canvas.height !== height) {
      Object.assign(this.canvas, { width, height });
      Object.assign(this.canvas.style, { width: `${width / pixelRatio}px`, height: `${height / pixelRatio}px` });
    }
    this.canvas.getContext('bitmaprenderer')?.transferFromImageBitmap(bitmap);
    this.frame = frame;
  }

  private place(state: FrameState): void {
    if (this.frame === null) return;
    const { left, top, resolution } = cornerOf(state);
    const scale = (this.frame.resolution * this.frame.pixelRatio) / resolution;
    const x = (this.frame.left - left) / resolution;
    const y = (top - this.frame.top) / resolution;
    this.canvas.style.transform = `translate(${x}px, ${y}px) scale(${scale})`;
  }
}
