import type ImageTile from 'ol/ImageTile';
import type OlTile from 'ol/Tile';
import TileState from 'ol/TileState';
import type { KeptGround } from '@records/ground/useKeptGround';

async function fromSource(address: string): Promise<HTMLImageElement | undefined> {
  const image = new Image();
  image.crossOrigin = 'anonymous';
  image.src = address;
  return image.decode().then(
    () => image,
    () => undefined,
  );
}

/** How a tile is loaded where some are on this device: from the source, and from the device where that fails, or first. */
export function loadTile(kept: KeptGround): (tile: OlTile, address: string) => void {
  const load = async ([z = 0, x = 0, y = 0]: readonly number[], address: string) => {
    const fromDevice = () => kept.find({ z, x, y }).catch(() => undefined);
    if (kept.isFirst()) return (await fromDevice()) ?? (await fromSource(address));
    return (await fromSource(address)) ?? (await fromDevice());
  };
  return (tile, address) => {
    load(tile.getTileCoord(), address).then(
      (picture) => {
        if (picture === undefined) tile.setState(TileState.ERROR);
        else (tile as ImageTile).setImage(picture);
      },
      () => tile.setState(TileState.ERROR),
    );
  };
}
