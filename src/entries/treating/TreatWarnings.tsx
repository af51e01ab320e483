import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import { safeAtOf } from '@domain/animals/withdrawal/withdrawalClock';
import { treatmentWarnings, type TreatmentWarning } from '@domain/animals/withdrawal/treatmentWarnings';
import { t } from '@domain/words';
import { selectOne, type DataOf, type WithRecords } from '@records/index';
import { useRanchView } from '@records/useRanchView';
import { Banner } from '@shared/components/Banner';
import { numberInWords } from '@shared/units/units';
import { safeFromInWords } from '../withdrawal/withdrawalWords';
import { selectClocks } from '../withdrawal/selectClocks';

function warningInWords(warning: TreatmentWarning): string {
  switch (warning.what) {
    case 'more_than_there_are': {
      const [treated, there] = [numberInWords(warning.treated), numberInWords(warning.there)];
      return t`More animals are treated (${treated}) than there were (${there}).`;
    }
    case 'before_first_count':
      return t`Nobody had counted the herd before this treatment, so how many it concerns is unknown.`;
    case 'herd_retired':
      return t`The herd is retired at that time.`;
    case 'expired':
      return t`The product had expired on the day of its use.`;
    case 'batch_missing':
      return t`The batch is missing. The last treatment with this product had one.`;
    case 'entered_twice':
      return t`There is the same treatment within two hours of this one. Did someone enter it already?`;
    case 'organic_lost':
      return t`The animals are no longer organic after this treatment.`;
    case 'organic_unsaid':
      return t`Nobody said what this treatment means for organic animals.`;
  }
}

interface TreatWarningsProps {
  uuid: string;
  data: DataOf<'treatment'>;
}

/** From when on the animals are safe, and what looks odd in the treatment as it is in the form or was recorded. */
export default function TreatWarnings({ uuid, data }: TreatWarningsProps) {
  const clocks = useSelector(selectClocks);
  const herd = useSelector((state: WithRecords) => selectOne(state, 'herd', data.herd_uuid))?.data;
  const { zone } = useRanchView();
  const warnings = useMemo(() => treatmentWarnings({ uuid, data }, clocks, herd), [uuid, data, clocks, herd]);
  const { meat } = safeAtOf(data, clocks.records.rule_set);
  const from = safeFromInWords(Number.isNaN(meat) ? null : meat, zone);
  return (
    <div role="status">
      {from !== '' && <p>{meat === Infinity ? t`Never for food.` : t`Safe for meat from ${from}.`}</p>}
      {warnings.length > 0 && (
        <Banner look="warn">
          {warnings.map((warning) => (
            <p key={warning.what}>{warningInWords(warning)}</p>
          ))}
        </Banner>
      )}
    </div>
  );
}
