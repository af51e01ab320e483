import type { OrganicWarning } from '@domain/organic/organicWarnings';
import type { OrganicReport } from '@domain/organic/organicReport';
import { t } from '@domain/words';
import type { OpenEntryDialog } from '@entries/entryKinds';
import { ANIMAL_NAMES } from '@records/herdWords';
import { useNames } from '@records/useHerds';
import { useRanchView } from '@records/useRanchView';
import { Banner } from '@shared/components/Banner';
import { Button } from '@shared/components/Button';
import { listed } from '@domain/language/language';
import { wordOf } from '@shared/lib/wording';
import { warningInWords } from './organicWords';

interface OrganicWarningsProps {
  report: OrganicReport;
  open: OpenEntryDialog;
}

/** What is odd about a year's report, with the way to mend it where there is one. */
export function OrganicWarnings({ report, open }: OrganicWarningsProps) {
  const { mayAddPaddocks: mayShape } = useRanchView();
  const nameOf = useNames();
  const { warnings, uncounted, classes } = report;
  const ofClasses = classes.flatMap(({ animal, warnings: own }) =>
    own.map((warning): readonly [string, OrganicWarning] => [wordOf(ANIMAL_NAMES, animal), warning]),
  );
  if (warnings.length + uncounted.length + ofClasses.length === 0) return null;
  const isWithoutSeason = warnings.some(({ what }) => what === 'no_grazing_season');
  const herds = listed(uncounted.map(nameOf));
  const season = { year: String(report.year) };
  return (
    <Banner look="warn">
      {warnings.map((warning) => (
        <p key={warning.what}>{warningInWords(warning)}</p>
      ))}
      {uncounted.length > 0 && <p>{t`Head unknown while on pasture: ${herds}`}</p>}
      {ofClasses.map(([name, warning]) => (
        <p key={`${name} ${warning.what}`}>
          {name}: {warningInWords(warning)}
        </p>
      ))}
      {isWithoutSeason && mayShape && (
        <Button look="quiet" onClick={() => open('add-grazing_season', season)}>{t`Add grazing season`}</Button>
      )}
    </Banner>
  );
}
