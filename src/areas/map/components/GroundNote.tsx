import type { ReactNode } from 'react';
import { t } from '@domain/words';
import type { MapTileSource } from '@features/mapSettings/useMapTiles';
import styles from './GroundNote.module.css';

interface GroundNoteProps {
  tiles: MapTileSource | undefined;
  /** Whether pictures fail to come. */
  isInTrouble: boolean;
  /** Where the person is; null: nobody asked. */
  position: string | null;
  /** The scale. */
  children?: ReactNode;
}

/** The map's scale, whose pictures lie below the paddocks and whether they come, and where the person is. */
export function GroundNote({ tiles, isInTrouble, position, children }: GroundNoteProps) {
  return (
    <div className={styles.note}>
      {children}
      <p role="status">{isInTrouble && t`The background map isn’t loading right now. Your paddocks are all here.`}</p>
      <p role="status">{position}</p>
      {tiles !== undefined && tiles.attribution !== '' && <p className={styles.source}>{tiles.attribution}</p>}
    </div>
  );
}
