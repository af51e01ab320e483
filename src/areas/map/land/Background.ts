import TileLayer from 'ol/layer/Tile';
import XYZ from 'ol/source/XYZ';
import type { KeptGround } from '@records/ground/useKeptGround';
import { loadTile } from './loadTile';

/** Where the pictures of the ground come from. */
export interface Tiles {
  /** An address with `{z}`, `{x}` and `{y}`. */
  readonly template: string;
  /** The closest zoom that there are pictures of; nearer they are shown larger. */
  readonly maxZoom: number;
  /** Those that are on this device; undefined: none may be. */
  readonly kept?: KeptGround | undefined;
}

const TROUBLE_AT = 3;

/** The pictures of the ground below the paddocks. Without them the map is whole on a plain ground. */
export class Background {
  readonly layer = new TileLayer({ className: 'grazewell-ground', zIndex: 0 });

  /** @param onTrouble hears whether pictures fail to come */
  constructor(private readonly onTrouble: (isInTrouble: boolean) => void) {}

  show(tiles: Tiles | undefined): void {
    this.onTrouble(false);
    if (tiles === undefined) {
      this.layer.setSource(null);
      return;
    }
    const source = new XYZ({
      url: tiles.template,
      maxZoom: tiles.maxZoom,
      crossOrigin: 'anonymous',
      transition: 0,
      ...(tiles.kept === undefined ? {} : { tileLoadFunction: loadTile(tiles.kept) }),
    });
    // One picture may be missing at the edge of what there is; several in a row are trouble.
    let failures = 0;
    const count = (now: number) => {
      const was = failures >= TROUBLE_AT;
      failures = now;
      if (failures >= TROUBLE_AT !== was) this.onTrouble(!was);
    };
    source.on('tileloaderror', () => count(failures + 1));
    source.on('tileloadend', () => count(0));
    this.layer.setSource(source);
  }
}
