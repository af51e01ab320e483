import { PRODUCT_NAME, TRIAL_DAYS } from '@contract/http/product';
import { t } from '@domain/words';
import { Trans } from '@shared/words';
import styles from './MarketingPanel.module.css';
import { PaddockMap } from './PaddockMap';

/** What the product does, told by a ranch seen from above. */
export function MarketingPanel() {
  return (
    <section className={styles.story} aria-label={t`What ${PRODUCT_NAME} does`}>
      <div className={styles.promise}>
        <h2>{t`Know every paddock. Rest the land.`}</h2>
        <p>
          <Trans>
            Set up your ranch, bring the whole crew in, and choose what the colors of your map say. 10,000+ ranchers
            graze with {PRODUCT_NAME}.
          </Trans>
        </p>
      </div>
      <div className={styles.ranch}>
        <PaddockMap />
        <ul className={styles.legend} aria-label={t`Days of rest`}>
          <li className={styles.grazing}>
            <b>{t`Grazing now`}</b>
          </li>
          <li className={styles.resting}>
            <Trans>
              <b>30–60 days</b> of rest
            </Trans>
          </li>
          <li className={styles.ready}>
            <Trans>
              <b>over 60 days</b>, ready
            </Trans>
          </li>
        </ul>
      </div>
      <dl className={styles.facts}>
        <div>
          <dt>
            <Trans>{TRIAL_DAYS} days</Trans>
          </dt>
          <dd>{t`free, no card`}</dd>
        </div>
        <div>
          <dt>{t`One ranch`}</dt>
          <dd>{t`for owner, crew and adviser`}</dd>
        </div>
        <div>
          <dt>{t`Any phone`}</dt>
          <dd>{t`in its browser`}</dd>
        </div>
      </dl>
    </section>
  );
}
