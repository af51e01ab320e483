import { networkLinkKml } from '@domain/formats/networkLink';
import { t } from '@domain/words';
import { Button } from '@shared/components/Button';
import { CopyField } from '@shared/components/CopyField';
import { saveBlob } from '@shared/lib/saveFile';

/** Often enough for a day's moves, and rare enough for a line in the field. */
const EARTH_SECONDS = 300;

interface ExportAddressesProps {
  ranchName: string;
  hrefOf: (file: string) => string;
}

/** Where other programs read the downloads of a ranch. */
export function ExportAddresses({ ranchName, hrefOf }: ExportAddressesProps) {
  const giveToEarth = () => {
    const kml = networkLinkKml({ name: ranchName, href: hrefOf('paddocks.kml'), everySeconds: EARTH_SECONDS });
    saveBlob('paddocks-live.kml', new Blob([kml], { type: 'application/vnd.google-earth.kml+xml' }));
  };
  return (
    <>
      <CopyField
        label={t`QGIS and other maps`}
        copyName={t`Copy for maps`}
        value={hrefOf('paddocks.geojson')}
        note={t`In QGIS: Layer, Add Layer, Add Vector Layer; Protocol: HTTP(S), and this as the address (GeoJSON).`}
      />
      <CopyField
        label={t`Google Earth`}
        copyName={t`Copy for Google Earth`}
        value={hrefOf('paddocks.kml')}
        note={t`In Google Earth Pro: Add, Network Link, and this as the link. The file below does the same by a double click.`}
      />
      <div>
        <Button look="quiet" onClick={giveToEarth}>{t`Download the network link`}</Button>
      </div>
      <CopyField
        label={t`Spreadsheets`}
        copyName={t`Copy for spreadsheets`}
        value={hrefOf('paddocks.csv')}
        note={t`In Excel: Data, From Web. In Google Sheets: =IMPORTDATA of it. With herds.csv or stays.csv in it, those tables.`}
      />
    </>
  );
}
