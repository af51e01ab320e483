import { useSelector } from 'react-redux';
import { t } from '@domain/words';
import { usePersonsUnits } from '@features/user/usePersonsUnits';
import { selectAll, type WithRecords } from '@records/index';
import { OpenedOn } from '@records/opened/OpenedOn';
import { useMayWrite } from '@records/useMayWrite';
import { Actions } from '@shared/components/Actions';
import { Button } from '@shared/components/Button';
import { Card } from '@shared/components/Card';
import { latePart } from '@shared/components/latePart';
import type { AddressedDialog } from '@shared/lib/useDialogInAddress';
import { inUnit } from '@shared/units/units';
import { MONTHS, monthInWords } from './monthInWords';

const NormalRainForm = latePart(() => import('./NormalRainForm'));

const FORM = 'normal-rain';

/** What it usually rains in each month, and the way to enter it. */
export function NormalRain({ dialog }: { dialog: AddressedDialog }) {
  const [ranch] = useSelector((state: WithRecords) => selectAll(state, 'ranch'));
  const mayWrite = useMayWrite()('ranch');
  const { rain } = usePersonsUnits();
  if (ranch === undefined) return null;
  const { rain_normals_in: normals } = ranch.data;
  return (
    <Card>
      <h2>{t`Normal rain`}</h2>
      <p>
        {normals === null
          ? t`Not entered. Then normal is the mean of the same days of up to 10 years before, at least 3.`
          : MONTHS.map((month) => `${monthInWords(month)} ${inUnit(normals[month] ?? 0, rain)}`).join(', ')}
      </p>
      {mayWrite && (
        <Actions>
          <Button look="quiet" onClick={() => dialog.open(FORM)}>
            {normals === null ? t`Enter normal rain` : t`Change normal rain`}
          </Button>
        </Actions>
      )}
      {mayWrite && dialog.name === FORM && (
        <OpenedOn kind="ranch" uuid={ranch.uuid}>
          {(opened) => <NormalRainForm ranch={opened} onClose={dialog.close} />}
        </OpenedOn>
      )}
    </Card>
  );
}
