import { Card } from '@shared/components/Card';
import { Banner } from '@shared/components/Banner';
import { Button } from '@shared/components/Button';
import { Spinner } from '@shared/components/Spinner';
import type { useImport } from '../useImport';
import { FileDrop } from './FileDrop';
import { ImportDone } from './ImportDone';
import { ShapePreview } from './ShapePreview';
import styles from './BringIn.module.css';

/** The way of a file to the ranch: chosen, read, looked at, written. */
export function BringIn({ stage, choose, stop, write }: ReturnType<typeof useImport>) {
  const problem = stage.name === 'choosing' ? stage.problem : null;
  return (
    <>
      <div role="alert">{problem !== null && <Banner look="danger">{problem}.</Banner>}</div>
      {stage.name === 'choosing' && (
        <Card>
          <h2>Shapes from a file</h2>
          <p>
            The map of your county’s parcels, what you drew in Google Earth, a track that you walked. You see what is in
            the file before anything is sent.
          </p>
          <FileDrop
            label="Choose a file"
            kinds="KML, KMZ, GPX, GeoJSON or a zipped shapefile, up to 50 MB"
            onFiles={([file]) => {
              if (file !== undefined) void choose(file);
            }}
          />
        </Card>
      )}
      <div role="status">
        {stage.name === 'reading' && (
          <p className={styles.reading}>
            <Spinner /> Reading {stage.fileName}…
          </p>
        )}
      </div>
      {stage.name === 'reading' && (
        <div>
          <Button look="quiet" onClick={stop}>
            Stop reading
          </Button>
        </div>
      )}
      {stage.name === 'looking' && (
        <ShapePreview
          fileName={stage.fileName}
          read={stage.read}
          onImport={(rows, namedBy) => write(stage.fileName, rows, namedBy)}
          onBack={stop}
        />
      )}
      {stage.name === 'imported' && <ImportDone imported={stage.imported} onAnother={stop} />}
    </>
  );
}
