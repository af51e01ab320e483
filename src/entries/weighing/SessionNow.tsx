import { oddWeights } from '@domain/animals/weights/oddWeights';
import { sessionFigures, type Weight } from '@domain/animals/weights/weighingSession';
import { plural } from '@domain/words';
import { Banner } from '@shared/components/Banner';
import type { Unit } from '@shared/units/units';
import { oddInWords, sessionInWords } from './weightWords';

const ODD_MAX = 5;

/** What the weights say that are added so far, and which of them look odd. */
export function SessionNow({ entries, unit }: { entries: readonly Weight[]; unit: Unit }) {
  const figures = sessionFigures(entries);
  const odd = oddWeights(entries);
  const more = odd.length - ODD_MAX;
  return (
    <div role="status">
      {figures !== null && (
        <p>
          <b>{sessionInWords(figures, unit)}</b>
        </p>
      )}
      {odd.length > 0 && (
        <Banner look="warn">
          {odd.slice(0, ODD_MAX).map((each, index) => (
            <p key={`${index} ${each.tag}`}>{oddInWords(each, unit)}</p>
          ))}
          {more > 0 && <p>{plural(more, { one: '# more weight looks odd.', other: '# more weights look odd.' })}</p>}
        </Banner>
      )}
    </div>
  );
}
