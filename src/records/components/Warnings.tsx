import { Link } from 'react-router';
import type { Warning } from '@domain/grazing/warnings';
import { t } from '@domain/words';
import { Banner } from '@shared/components/Banner';
import { countHref } from '@shared/recordHrefs';
import { warningInWords, type NameOf } from '../herdWords';
import { useRanchView } from '../useRanchView';

/** Warnings in words, with a way out where there is one. They hold nothing up. */
export function Warnings({ warnings, nameOf }: { warnings: readonly Warning[]; nameOf: NameOf }) {
  const view = useRanchView();
  return (
    <div role="status">
      {warnings.length > 0 && (
        <Banner look="warn">
          {warnings.map((warning) => {
            const words = warningInWords(warning, nameOf, view);
            return (
              <p key={words}>
                {words}
                {view.mayRecord && warning.what === 'before_first_count' && (
                  <>
                    {' '}
                    <Link to={countHref(warning.herdUuid, warning.movedAt)}>{t`Count from its first move`}</Link>
                  </>
                )}
              </p>
            );
          })}
        </Banner>
      )}
    </div>
  );
}
