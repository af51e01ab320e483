import { useSelector } from 'react-redux';
import { recordPaths } from '@contract/grazing/recordPaths';
import type { NewExportKey } from '@contract/ranches/exportKey';
import { networkLinkKml } from '@domain/formats/networkLink';
import { selectAppSettings } from '@features/ui';
import { selectRanch } from '@features/user';
import { Button } from '@shared/components/Button';
import { CopyField } from '@shared/components/CopyField';
import { absoluteHref } from '@shared/lib/absoluteHref';
import { saveBlob } from '@shared/lib/saveFile';
import { useFocusedHeading } from '../bringing/useFocusedHeading';

/** Often enough for a day's moves, and rare enough for a line in the field. */
const EARTH_SECONDS = 300;

/** The addresses of a key that was just made. Nobody can see them again. */
export function MadeKey({ made, ranchUuid }: { made: NewExportKey; ranchUuid: string }) {
  const heading = useFocusedHeading();
  const ranchName = useSelector(selectRanch)?.name ?? '';
  const base = (useSelector(selectAppSettings)?.API_V1 ?? '').replace(/\/+$/, '');
  const hrefOf = (file: string) =>
    absoluteHref(`${base}${recordPaths.exported(ranchUuid, file)}?key=${encodeURIComponent(made.key)}`);
  const giveToEarth = () => {
    const kml = networkLinkKml({ name: ranchName, href: hrefOf('paddocks.kml'), everySeconds: EARTH_SECONDS });
    saveBlob('paddocks-live.kml', new Blob([kml], { type: 'application/vnd.google-earth.kml+xml' }));
  };
  return (
    <>
      <h3 ref={heading} tabIndex={-1}>
        The addresses of {made.name}
      </h3>
      <p>
        <b>Copy what you need before you leave this page: they are not shown again.</b>
      </p>
      <CopyField
        label="QGIS and other maps"
        copyName="Copy for maps"
        value={hrefOf('paddocks.geojson')}
        note="In QGIS: Layer, Add Layer, Add Vector Layer; Protocol: HTTP(S), and this as the address (GeoJSON)."
      />
      <CopyField
        label="Google Earth"
        copyName="Copy for Google Earth"
        value={hrefOf('paddocks.kml')}
        note="In Google Earth Pro: Add, Network Link, and this as the link. The file below does the same by a double click."
      />
      <div>
        <Button look="quiet" onClick={giveToEarth}>
          Download the network link
        </Button>
      </div>
      <CopyField
        label="Spreadsheets"
        copyName="Copy for spreadsheets"
        value={hrefOf('paddocks.csv')}
        note="In Excel: Data, From Web. In Google Sheets: =IMPORTDATA of it. With herds.csv or stays.csv in it, those tables."
      />
    </>
  );
}
