import { Link } from 'react-router';
import { SampleMap } from '@features/mapSettings';
import { useMapSettings } from '@features/user/useMapSettings';
import { PageTitle } from '@shared/components/PageTitle';
import { appPaths } from '@shared/paths';
import styles from './MapPage.module.css';

/** The map for those who try it first: a sample ranch until there are real paddocks to draw. */
export default function MapPage() {
  const settings = useMapSettings();
  return (
    <main className={styles.page}>
      <PageTitle title="Map" />
      <h1>Map</h1>
      <p className={styles.lead}>
        This is a sample ranch, drawn as your settings say; nothing on it is yours. Your own paddocks will come here
        later. <Link to={appPaths.settingsMap}>Change how the map looks</Link>
      </p>
      <SampleMap settings={settings} />
    </main>
  );
}
