import { TabLinks } from '@shared/components/TabLinks';
import { appPaths } from '@shared/paths';

const LINKS = [
  { to: appPaths.settingsAccount, label: 'Account' },
  { to: appPaths.settingsRanch, label: 'Ranch' },
  { to: appPaths.settingsTeam, label: 'Team' },
  { to: appPaths.settingsMap, label: 'Map' },
];

/** The rooms of the settings. */
export function SettingsNav() {
  return <TabLinks label="Settings" links={LINKS} />;
}
