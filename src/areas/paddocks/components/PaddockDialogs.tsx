import { useDispatch } from 'react-redux';
import { added, changed, recordChange, type DataOf, type Held } from '@records/index';
import type { AddressedDialog } from '@shared/lib/useDialogInAddress';
import { changedFields, newPaddock, type PaddockValues } from '../paddockValues';
import { usePersonsUnits } from '@features/user/usePersonsUnits';
import { PaddockForm } from './PaddockForm';

interface PaddockDialogsProps {
  dialog: Pick<AddressedDialog, 'name' | 'close'>;
  paddock: Held<DataOf<'paddock'>>;
  mayRecord: boolean;
  /** Whether the paddock itself may be changed by the person. */
  mayEdit: boolean;
  /** It has no parent itself, so it may have subdivisions. */
  mayDivide: boolean;
}

/** The form that the address names, over a paddock's page. */
export function PaddockDialogs({ dialog, paddock, mayRecord, mayEdit, mayDivide }: PaddockDialogsProps) {
  const dispatch = useDispatch();
  const { area } = usePersonsUnits();
  const { uuid, data } = paddock;
  const edit = (values: PaddockValues) => {
    const fields = changedFields(data, values, area);
    if (Object.keys(fields).length === 0) return;
    dispatch(recordChange(`Changed paddock ${data.name}`, [changed('paddock', paddock, fields)]));
  };
  const divide = (values: PaddockValues) => {
    const begins = { parent_uuid: uuid, starts_at: new Date().toISOString() };
    const part = added('paddock', { ...newPaddock(values, area), ...begins }, ['starts_at']);
    dispatch(recordChange(`Added subdivision ${part.data.name}`, [part]));
  };
  if (!mayRecord) return null;
  switch (dialog.name) {
    case 'edit-paddock':
      return mayEdit && <PaddockForm title="Edit paddock" paddock={paddock} onSave={edit} onClose={dialog.close} />;
    case 'add-subdivision':
      return mayDivide && <PaddockForm title="Add subdivision" onSave={divide} onClose={dialog.close} />;
    case null:
    default:
      return null;
  }
}
