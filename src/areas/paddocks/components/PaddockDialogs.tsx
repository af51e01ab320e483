import { useDispatch } from 'react-redux';
import { t } from '@domain/words';
import { added, changed, changeRecorded, type DataOf, type Held } from '@records/index';
import { OpenedOn } from '@records/opened/OpenedOn';
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
  const { uuid } = paddock;
  const edit = (opened: Held<DataOf<'paddock'>>, values: PaddockValues) => {
    const fields = changedFields(opened.data, values, area);
    if (Object.keys(fields).length === 0) return;
    dispatch(
      changeRecorded({ what: 'changed', kind: 'paddock', name: opened.data.name }, [
        changed('paddock', opened, fields),
      ]),
    );
  };
  const divide = (values: PaddockValues) => {
    const begins = { parent_uuid: uuid, starts_at: new Date().toISOString() };
    const part = added('paddock', { ...newPaddock(values, area), ...begins }, ['starts_at']);
    dispatch(changeRecorded({ what: 'added_subdivision', name: part.data.name }, [part]));
  };
  if (!mayRecord) return null;
  switch (dialog.name) {
    case 'edit-paddock':
      return (
        mayEdit && (
          <OpenedOn kind="paddock" uuid={uuid}>
            {(opened) => (
              <PaddockForm
                title={t`Edit paddock`}
                paddock={opened}
                onSave={(values) => edit(opened, values)}
                onClose={dialog.close}
              />
            )}
          </OpenedOn>
        )
      );
    case 'add-subdivision':
      return mayDivide && <PaddockForm title={t`Add subdivision`} onSave={divide} onClose={dialog.close} />;
    case null:
    default:
      return null;
  }
}
