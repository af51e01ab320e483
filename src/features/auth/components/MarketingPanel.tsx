import { PRODUCT_NAME, TRIAL_DAYS } from '@contract/http/product';
import styles from './MarketingPanel.module.css';
import { PaddockMap } from './PaddockMap';

/** What the product does, told by a ranch seen from above. */
export function MarketingPanel() {
  return (
    <section className={styles.story} aria-label={`What ${PRODUCT_NAME} does`}>
      <div className={styles.promise}>
        <h2>Know every paddock. Rest the land.</h2>
        <p>
          Set up your ranch, bring the whole crew in, and choose what the colors of your map say. 10,000+ ranchers graze
          with {PRODUCT_NAME}.
        </p>
      </div>
      <div className={styles.ranch}>
        <PaddockMap />
        <ul className={styles.legend} aria-label="Days of rest">
          <li className={styles.grazing}>
            <b>Grazing now</b>
          </li>
          <li className={styles.resting}>
            <b>30–60 days</b> of rest
          </li>
          <li className={styles.ready}>
            <b>over 60 days</b>, ready
          </li>
        </ul>
      </div>
      <dl className={styles.facts}>
        <div>
          <dt>{TRIAL_DAYS} days</dt>
          <dd>free, no card</dd>
        </div>
        <div>
          <dt>One ranch</dt>
          <dd>for owner, crew and adviser</dd>
        </div>
        <div>
          <dt>Any phone</dt>
          <dd>in its browser</dd>
        </div>
      </dl>
    </section>
  );
}
