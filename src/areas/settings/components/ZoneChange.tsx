import { useFormikContext } from 'formik';
import { t } from '@domain/words';
import { Banner } from '@shared/components/Banner';
import type { RanchSettingsValues } from '../ranchSettingsValues';

/** What another time zone means for what is recorded already. */
export function ZoneChange({ from }: { from: string | null }) {
  const { values } = useFormikContext<RanchSettingsValues>();
  const isOther = from !== null && values.time_zone !== '' && values.time_zone !== from;
  return (
    <div role="status">
      {isOther && (
        <Banner look="info">
          {t`All times of the ranch, past ones too, will be shown in this time zone. Nothing that’s recorded changes.`}
        </Banner>
      )}
    </div>
  );
}
