import { useContext, type ReactNode } from 'react';
import { AppSettingsContext } from '@shared/api/AppSettingsContext';
import { Trans } from '@shared/words';
import styles from './Terms.module.css';

/** In a tab of its own, so that what was typed stays. */
const Named = ({ address, children }: { address: string; children: ReactNode }) =>
  address === '' ? (
    children
  ) : (
    <a className={styles.link} href={address} target="_blank" rel="noopener">
      {children}
    </a>
  );

/** Names the terms and the policy; where the operator has said where they stand, the names lead there, as wide as before. */
export function Terms() {
  const { TERMS_URL, PRIVACY_URL } = useContext(AppSettingsContext);
  return (
    <Trans>
      the <Named address={TERMS_URL}>terms of use</Named> and the <Named address={PRIVACY_URL}>privacy policy</Named>
    </Trans>
  );
}
