import { drawLabels } from './drawLabels';
import { drawLand } from './drawLand';
import type { Frame, LandLabel, LandLook, Pin } from './Frame';
import type { DrawnFrame, ToLandWorker } from './landMessages';
import { packLand, type PackedLand } from './packLand';
import type { PackedHere, PackedPlace } from './packPlaces';

/** The worker's end of the line, without the types of a whole worker next to those of the page. */
interface Line {
  onmessage: ((event: MessageEvent<ToLandWorker>) => void) | null;
  postMessage: (message: DrawnFrame, transfer: readonly Transferable[]) => void;
}

// In a worker `self` is its scope; the page's types only know the window, which posts to another origin.
const line = self as unknown as Line;

interface Known {
  land: PackedLand;
  look: LandLook;
  labels: readonly LandLabel[];
  pins: readonly Pin[];
  places: readonly PackedPlace[];
  here: PackedHere | null;
}

const known: Known = {
  land: packLand([]),
  look: { palette: [], colors: new Uint8Array(), opacity: 1, fenceColor: 'white', selected: -1 },
  labels: [],
  pins: [],
  places: [],
  here: null,
};

const canvases = { land: new OffscreenCanvas(1, 1), labels: new OffscreenCanvas(1, 1) };

function drawn(
  name: 'land' | 'labels',
  { width, height }: Frame,
  draw: (context: OffscreenCanvasRenderingContext2D) => void,
) {
  const canvas = canvases[name];
  if (canvas.width !== width || canvas.height !== height) Object.assign(canvas, { width, height });
  const context = canvas.getContext('2d');
  if (context !== null) draw(context);
  return canvas.transferToImageBitmap();
}

function draw(frame: Frame): void {
  const land = drawn('land', frame, (context) => drawLand(context, known.land, known.look, frame));
  let shortened: readonly number[] = [];
  const labels = drawn('labels', frame, (context) => {
    shortened = drawLabels(context, known.land, known, frame);
  });
  line.postMessage({ frame, land, labels, shortened }, [land, labels]);
}

line.onmessage = ({ data }) => {
  if (data.type === 'frame') draw(data.frame);
  else if (data.type === 'land') known.land = data.land;
  else if (data.type === 'look') known.look = data.look;
  else if (data.type === 'labels') Object.assign(known, { labels: data.labels, pins: data.pins });
  else Object.assign(known, { places: data.places, here: data.here });
};
