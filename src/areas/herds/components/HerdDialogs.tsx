import { t } from '@domain/words';
import { Button } from '@shared/components/Button';
import type { AddressedDialog } from '@shared/lib/useDialogInAddress';
import { useSelector } from 'react-redux';
import { MoveWithMore } from '@entries/components/MoveWithMore';
import { selectRecords } from '@records/index';
import { AddHerdForm } from '../forms/AddHerdForm';
import { CountForm } from '../forms/CountForm';
import { EditHerdForm } from '../forms/EditHerdForm';
import { NothingToMove } from '@records/moving/NothingToMove';
import { OpenedOn } from '@records/opened/OpenedOn';
import { TransferForm } from '../forms/TransferForm';
import { offeredTransfer } from '../forms/transferValues';
import { useHerds } from '@records/useHerds';
import { useRanchView } from '@records/useRanchView';

/** The form that the address names, if there is one. Viewers have none. */
export function HerdDialogs(props: { dialog: AddressedDialog; herdUuid?: string }) {
  const { mayRecord } = useRanchView();
  return mayRecord ? <NamedDialog {...props} /> : null;
}

/** The instant from which on a count is to hold, where the address names one that is past. */
function fromOf(params: URLSearchParams, now: number): { from?: number } {
  const from = Date.parse(params.get('at') ?? '');
  return from <= now ? { from } : {};
}

function NamedDialog({ dialog, herdUuid }: { dialog: AddressedDialog; herdUuid?: string }) {
  const herds = useHerds();
  const { now } = useRanchView();
  const { paddocks } = useSelector(selectRecords);
  const { name, params, close } = dialog;
  const entry = params.get('entry') ?? '';
  const which = herdUuid ?? params.get('herd') ?? '';
  const herd = herds.find((each) => each.herd.uuid === which);
  switch (name) {
    case 'add-herd': {
      const isToMove = params.get('then') === 'move' && paddocks.length > 0;
      const move = (uuid: string) => dialog.open('move', { herd: uuid, paddock: params.get('paddock') ?? '' });
      return <AddHerdForm {...(isToMove && { onAdded: move })} onClose={close} />;
    }
    case 'move': {
      const hasHerds = herds.some(({ figures }) => !figures.isRetired);
      if (!hasHerds || paddocks.length === 0) {
        const addHerd = (
          <Button
            onClick={() => dialog.open('add-herd', { then: 'move', paddock: params.get('paddock') ?? '' })}
          >{t`Add herd`}</Button>
        );
        return <NothingToMove hasHerds={hasHerds} addHerd={addHerd} onClose={close} />;
      }
      const off = params.get('off');
      const place = off === null ? (params.get('paddock') ?? '') : `off:${off}`;
      const gates = params.getAll('gate');
      return <MoveWithMore herdUuids={which === '' ? [] : [which]} place={place} gates={gates} onClose={close} />;
    }
    case 'count':
      return herd ? <CountForm herd={herd} {...fromOf(params, now)} onClose={close} /> : null;
    case 'edit-count':
      return (
        herd && (
          <OpenedOn kind="count" uuid={entry}>
            {(count) => <CountForm herd={herd} held={count} onClose={close} />}
          </OpenedOn>
        )
      );
    case 'transfer':
      return herd ? <TransferForm herd={herd} offered={offeredTransfer(params)} onClose={close} /> : null;
    case 'edit-transfer':
      return (
        herd && (
          <OpenedOn kind="transfer" uuid={entry}>
            {(transfer) => <TransferForm herd={herd} held={transfer} onClose={close} />}
          </OpenedOn>
        )
      );
    case 'edit-herd':
      return (
        <OpenedOn kind="herd" uuid={which}>
          {(opened) => <EditHerdForm herd={opened} onClose={close} />}
        </OpenedOn>
      );
    case null:
    default:
      return null;
  }
}
