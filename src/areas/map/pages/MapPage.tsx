import { Link } from 'react-router';
import { SampleMap } from '@features/mapSettings';
import { useMapSettings } from '@features/user/useMapLook';
import { Lead, Page } from '@shared/components/Page';
import { PageTitle } from '@shared/components/PageTitle';
import { appPaths } from '@shared/paths';

/** The map for those who try it first: a sample ranch until there are real paddocks to draw. */
export default function MapPage() {
  const settings = useMapSettings();
  return (
    <Page width="wide">
      <PageTitle title="Map" />
      <h1>Map</h1>
      <Lead>
        This is a sample ranch, drawn as your settings say; nothing on it is yours. Your own paddocks will come here
        later. <Link to={appPaths.settingsMap}>Change how the map looks</Link>
      </Lead>
      <SampleMap settings={settings} />
    </Page>
  );
}
