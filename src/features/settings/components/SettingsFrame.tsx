import type { ReactNode } from 'react';
import { Page } from '@shared/components/Page';
import { TabLinks } from '@shared/components/TabLinks';
import { appPaths } from '@shared/paths';
import styles from './SettingsFrame.module.css';

const LINKS = [
  { to: appPaths.settingsAccount, label: 'Account' },
  { to: appPaths.settingsRanch, label: 'Ranch' },
  { to: appPaths.settingsTeam, label: 'Team' },
  { to: appPaths.settingsMap, label: 'Map' },
];

interface SettingsFrameProps {
  title: string;
  /** How much of the frame the room takes on a desk: lines to read and fields, a list, or all of it. */
  width?: 'text' | 'list' | 'wide';
  children: ReactNode;
}

/** One room of the settings, with the ways to the others. They all begin at the same edge, so that no way moves. */
export function SettingsFrame({ title, width = 'text', children }: SettingsFrameProps) {
  return (
    <Page width="wide">
      <h1>{title}</h1>
      <TabLinks label="Settings" links={LINKS} />
      <div className={[styles.room, styles[width]].join(' ')}>{children}</div>
    </Page>
  );
}
