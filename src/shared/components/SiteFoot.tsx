import { PRODUCT_NAME } from '@contract/http/product';
import { t } from '@domain/words';
import { Trans } from '@shared/words';
import { OtherLanguages } from './OtherLanguages';
import styles from './SiteFoot.module.css';
import { Terms } from './Terms';

/** The end of a public page. */
export function SiteFoot() {
  return (
    <footer className={styles.foot}>
      <p>
        <Trans>
          You use {PRODUCT_NAME} under <Terms />.
        </Trans>{' '}
        <a href="/developers">{t`For developers`}</a>
      </p>
      <OtherLanguages />
    </footer>
  );
}
