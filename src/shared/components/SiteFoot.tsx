import { PRODUCT_NAME } from '@contract/http/product';
import styles from './SiteFoot.module.css';
import { Terms } from './Terms';

/** The end of a public page. */
export function SiteFoot() {
  return (
    <footer className={styles.foot}>
      <p>
        You use {PRODUCT_NAME} under <Terms />.
      </p>
    </footer>
  );
}
