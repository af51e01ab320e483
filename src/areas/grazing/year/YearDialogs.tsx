import { useSelector } from 'react-redux';
import { isKnown } from '@domain/grazing/figure';
import { ACRES_PER_HECTARE } from '@domain/grazing/metric';
import { EntryDialogs } from '@entries/components/EntryDialogs';
import { selectRanch } from '@features/user';
import { usePersonsUnits } from '@features/user/usePersonsUnits';
import { selectAll, type WithRecords } from '@records/index';
import { useMayWrite } from '@records/useMayWrite';
import { latePart } from '@shared/components/latePart';
import type { AddressedDialog } from '@shared/lib/useDialogInAddress';
import { numberInWords } from '@shared/units/units';
import { proposedText } from './proposedText';
import type { useYearSheet } from './useYearSheet';

const AttestDialog = latePart(() => import('./AttestDialog'));

export const ATTEST = 'attest';

interface YearDialogsProps {
  dialog: AddressedDialog;
  year: number;
  sheet: ReturnType<typeof useYearSheet>;
}

/** The attestation of the land that the address names, with the text that is proposed. */
function Attest({ dialog: { params, close }, year, sheet: { rows, units, recorded } }: YearDialogsProps) {
  const ranch = useSelector(selectRanch)?.name ?? '';
  const { area } = usePersonsUnits();
  const unit = units.find(({ uuid }) => (uuid ?? '') === params.get('unit'));
  if (unit === undefined) return null;
  const hectares = rows.find((row) => row.unit.uuid === unit.uuid)?.areaHa;
  const size =
    hectares === undefined || !isKnown(hectares)
      ? null
      : `${numberInWords(hectares * ACRES_PER_HECTARE * area.factor, area.digits)} ${area.name}`;
  const name = unit.uuid === null ? ranch : unit.name;
  const shares = recorded.get(unit.uuid)?.at(-1) ?? null;
  const text = proposedText({ unit: name, year, size, shares });
  return <AttestDialog year={year} unitUuid={unit.uuid} unit={name} text={text} onClose={close} />;
}

/** The form that the address names, if there is one. */
export function YearDialogs(props: YearDialogsProps) {
  const { dialog } = props;
  const units = useSelector((state: WithRecords) => selectAll(state, 'unit'));
  const mayAttest = useMayWrite()('attestation');
  const opened = units.find(({ uuid }) => uuid === dialog.params.get('entry'));
  if (dialog.name === ATTEST) return mayAttest ? <Attest {...props} /> : null;
  return <EntryDialogs dialog={dialog} subject={{ name: opened?.data.name ?? '' }} />;
}
