import type { Frame, Here, LandLabel, LandLook, Pin } from './Frame';
import type { DrawnFrame, ToLandWorker } from './landMessages';
import type { PackedLand } from './packLand';
import { packHere, type PackedPlace } from './packPlaces';

/**
 * Draws the land in a worker, so that the page answers meanwhile. One frame is drawn at a time; of those that are asked
 * for meanwhile only the last one.
 */
export class LandPainter {
  private readonly worker = new Worker(new URL('./landWorker.ts', import.meta.url));
  private isDrawing = false;
  private next: Frame | null = null;

  /** @param onDrawn hears of each frame that is drawn */
  constructor(onDrawn: (drawn: DrawnFrame) => void) {
    this.worker.onmessage = ({ data }: MessageEvent<DrawnFrame>) => {
      this.isDrawing = false;
      if (this.next !== null) this.draw(this.next);
      onDrawn(data);
    };
  }

  setLand(land: PackedLand): void {
    this.tell({ type: 'land', land });
  }

  setLook(look: LandLook): void {
    this.tell({ type: 'look', look });
  }

  setLabels(labels: readonly LandLabel[], pins: readonly Pin[]): void {
    this.tell({ type: 'labels', labels, pins });
  }

  setPlaces(places: readonly PackedPlace[], here: Here | null): void {
    this.tell({ type: 'places', places, here: here && packHere(here) });
  }

  draw(frame: Frame): void {
    this.next = this.isDrawing ? frame : null;
    if (this.isDrawing) return;
    this.isDrawing = true;
    this.tell({ type: 'frame', frame });
  }

  dispose(): void {
    this.worker.terminate();
  }

  private tell(message: ToLandWorker): void {
    this.worker.postMessage(message);
  }
}
