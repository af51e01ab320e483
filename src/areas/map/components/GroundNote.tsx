import type { MapTileSource } from '@features/mapSettings/useMapTiles';
import styles from './GroundNote.module.css';

interface GroundNoteProps {
  tiles: MapTileSource | undefined;
  /** Whether pictures fail to come. */
  isInTrouble: boolean;
}

/** Whose pictures lie below the paddocks, and whether they come. */
export function GroundNote({ tiles, isInTrouble }: GroundNoteProps) {
  return (
    <div className={styles.note}>
      <p role="status">
        {isInTrouble && 'The pictures of the ground do not come at present. The paddocks are all here.'}
      </p>
      {tiles !== undefined && tiles.attribution !== '' && <p className={styles.source}>{tiles.attribution}</p>}
    </div>
  );
}
