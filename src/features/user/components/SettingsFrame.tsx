import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { t } from '@domain/words';
import { selectRanchStatus } from '../userSelectors';
import { Page } from '@shared/components/Page';
import { TabLinks } from '@shared/components/TabLinks';
import { appPaths } from '@shared/paths';
import styles from './SettingsFrame.module.css';

const OF_RANCH = [
  { to: appPaths.settingsRanch, label: t`Ranch` },
  { to: appPaths.settingsTeam, label: t`Team` },
  { to: appPaths.settingsMap, label: t`Map` },
  { to: appPaths.settingsData, label: t`Data` },
];

interface SettingsFrameProps {
  title: string;
  /** Whether what is on the page needs the whole width of a desk, as a map does. */
  isWide?: boolean;
  children: ReactNode;
}

/** One page of the settings, with the ways to the others, which are all on a ranch but the account and this device. No way moves. */
export function SettingsFrame({ title, isWide = false, children }: SettingsFrameProps) {
  const hasNoRanch = useSelector(selectRanchStatus) === 'none';
  const links = [
    { to: appPaths.settingsAccount, label: t`Account` },
    ...(hasNoRanch ? [] : OF_RANCH),
    { to: appPaths.settingsDevice, label: t`Device` },
    { to: appPaths.settingsNotices, label: t`Notices` },
  ];
  return (
    <Page width="wide">
      <h1>{title}</h1>
      <TabLinks label={t`Settings`} links={links} />
      <div className={[styles.page, isWide ? styles.wide : ''].join(' ')}>{children}</div>
    </Page>
  );
}
