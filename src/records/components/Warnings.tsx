import type { Warning } from '@domain/grazing/warnings';
import { Banner } from '@shared/components/Banner';
import { warningInWords, type NameOf } from '../herdWords';
import { useRanchView } from '../useRanchView';

/** Warnings in words. They hold nothing up. */
export function Warnings({ warnings, nameOf }: { warnings: readonly Warning[]; nameOf: NameOf }) {
  const { weight } = useRanchView();
  return (
    <div role="status">
      {warnings.length > 0 && (
        <Banner look="warn">
          {warnings.map((warning) => {
            const words = warningInWords(warning, nameOf, weight);
            return <p key={words}>{words}</p>;
          })}
        </Banner>
      )}
    </div>
  );
}
