import type OlMap from 'ol/Map';
import type { FrameState } from 'ol/Map';
import { cornerOf } from './BitmapLayer';
import type { Frame } from './Frame';

/** How far beyond the screen is drawn, in parts of its size: what comes into view while dragging is there already. */
const MARGIN = 0.15;

/** What is drawn for a state of the map. */
export function frameOf(state: FrameState): Frame {
  const { left, top, resolution } = cornerOf(state);
  const [width = 0, height = 0] = state.size;
  const { pixelRatio } = state;
  const [besides, above] = [Math.round(width * MARGIN), Math.round(height * MARGIN)];
  return {
    left: left - besides * resolution,
    top: top + above * resolution,
    resolution: resolution / pixelRatio,
    width: Math.round((width + 2 * besides) * pixelRatio),
    height: Math.round((height + 2 * above) * pixelRatio),
    pixelRatio,
  };
}

/** The screen as a frame in pixels of CSS. */
export function screenFrame(map: OlMap): Frame {
  const view = map.getView();
  const [width = 0, height = 0] = map.getSize() ?? [];
  const [x = 0, y = 0] = view.getCenter() ?? [];
  const resolution = view.getResolution() ?? 1;
  return {
    left: x - (width / 2) * resolution,
    top: y + (height / 2) * resolution,
    resolution,
    width,
    height,
    pixelRatio: 1,
  };
}

export const isSameFrame = (one: Frame, other: Frame): boolean =>
  one.left === other.left &&
  one.top === other.top &&
  one.resolution === other.resolution &&
  one.width === other.width &&
  one.height === other.height;
