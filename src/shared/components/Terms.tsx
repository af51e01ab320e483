import { useContext } from 'react';
import { AppSettingsContext } from '@shared/api/AppSettingsContext';
import styles from './Terms.module.css';

/** In a tab of its own, so that what was typed stays. */
const named = (name: string, address: string) =>
  address === '' ? (
    name
  ) : (
    <a className={styles.link} href={address} target="_blank" rel="noopener">
      {name}
    </a>
  );

/** Names the terms and the policy; where the operator has said where they stand, the names lead there, as wide as before. */
export function Terms() {
  const { TERMS_URL, PRIVACY_URL } = useContext(AppSettingsContext);
  return (
    <>
      the {named('terms of use', TERMS_URL)} and the {named('privacy policy', PRIVACY_URL)}
    </>
  );
}
