import { t } from '@domain/words';
import { BringCard } from '../bringing/BringCard';
import { fileFieldId } from '../bringing/fileFieldId';
import type { Bringing } from '../bringing/useBringing';
import type { ReadFile } from './readShapes';
import { ShapePreview } from './ShapePreview';

/** What other programs have on the land. */
export function BringShapes(bringing: Bringing<ReadFile>) {
  return (
    <BringCard
      {...bringing}
      title={t`Shapes from a file`}
      words={t`The map of your county’s parcels, what you drew in Google Earth, a track that you walked. You see what is in the file before anything is sent.`}
      drop={{
        id: fileFieldId('shapes'),
        label: t`Choose a file`,
        kinds: t`KML, KMZ, GPX, GeoJSON or a zipped shapefile, up to 50 MB`,
      }}
      preview={(fileName, read) => (
        <ShapePreview
          fileName={fileName}
          read={read}
          onImport={(brought) => void bringing.write(fileName, brought)}
          onBack={bringing.stop}
        />
      )}
    />
  );
}
