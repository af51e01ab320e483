import { useCallback } from 'react';
import { useSelector } from 'react-redux';
import { t } from '@domain/words';
import { PhotoViewer } from '@entries/components/LatePhotoViewer';
import { selectRecords } from '@records/index';
import { AddFirst } from '@records/components/AddFirst';
import { useHerds } from '@records/useHerds';
import { useRanchView } from '@records/useRanchView';
import { Button } from '@shared/components/Button';
import { ButtonLink } from '@shared/components/ButtonLink';
import { EmptyState } from '@shared/components/EmptyState';
import { useDialogInAddress, type AddressedDialog } from '@shared/lib/useDialogInAddress';
import { Deleted } from '../components/Deleted';
import { GrazingDialogs } from '../components/GrazingDialogs';
import { GrazingFrame } from '../components/GrazingFrame';
import { LastChanges } from '../components/LastChanges';
import { RecordFilters } from '../components/RecordFilters';
import { StayTable } from '../components/StayTable';
import { appPaths } from '@shared/paths';
import { CHOICE_PARAMS, DELETED, LAST, useRecordChoice, type RecordChoice } from '../useRecordChoice';
import { useStays } from '../useStays';

function NoStays({ open }: { open: AddressedDialog['open'] }) {
  const { mayRecord } = useRanchView();
  const hasPaddocks = useSelector(selectRecords).paddocks.length > 0;
  const hasHerds = useHerds().some(({ figures }) => !figures.isRetired);
  const move = mayRecord && (
    <>
      <Button onClick={() => open('move')}>{t`Move herds`}</Button>
      <Button look="quiet" onClick={() => open('insert-move')}>
        {t`Add a missed move`}
      </Button>
    </>
  );
  return (
    <EmptyState title={t`Nothing has grazed yet`} isHeading actions={hasPaddocks && hasHerds ? move : <AddFirst />}>
      {mayRecord
        ? t`A stay is recorded as a move: a herd went somewhere at a time. Add a herd and a paddock, then move it.`
        : t`Stays are listed here once someone on the ranch moves a herd.`}
    </EmptyState>
  );
}

interface StaysProps {
  choice: RecordChoice;
  onEdit: (moveUuid: string) => void;
  onPhoto: (uuid: string) => void;
}

function Stays({ choice, ...acts }: StaysProps) {
  const { stays, period } = useStays(choice);
  if (stays.length === 0) return <p role="status">{t`No stays match.`}</p>;
  return <StayTable stays={stays} period={period} {...acts} />;
}

function Listed(props: StaysProps) {
  const { show } = props.choice;
  if (show === DELETED) return <Deleted />;
  return show === LAST ? <LastChanges /> : <Stays {...props} />;
}

/** The record of where the herds have been: each stay with its figures, to be looked through and corrected. */
export default function RecordPage() {
  const dialog = useDialogInAddress(CHOICE_PARAMS);
  const { open } = dialog;
  const { mayRecord } = useRanchView();
  const { choice, choose } = useRecordChoice();
  const isEmpty = useSelector(selectRecords).moves.size === 0 && choice.show !== DELETED && choice.show !== LAST;
  const edit = useCallback((move: string) => open('edit-stay', { move }), [open]);
  const show = useCallback((photo: string) => open('photo', { photo }), [open]);
  return (
    <GrazingFrame
      title={t`Grazing record`}
      actions={
        mayRecord &&
        !isEmpty && (
          <>
            <ButtonLink look="quiet" to={`${appPaths.grazingRecord}?show=${LAST}`}>
              {t`Last changes`}
            </ButtonLink>
            <Button look="quiet" onClick={() => open('insert-move')}>
              {t`Add a missed move`}
            </Button>
            <Button onClick={() => open('move')}>{t`Move herds`}</Button>
          </>
        )
      }
    >
      {isEmpty ? (
        <NoStays open={open} />
      ) : (
        <>
          <RecordFilters choice={choice} onChoose={choose} />
          <Listed choice={choice} onEdit={edit} onPhoto={show} />
        </>
      )}
      <GrazingDialogs dialog={dialog} />
      {dialog.name === 'photo' && (
        <PhotoViewer
          uuid={dialog.params.get('photo') ?? ''}
          about=""
          among={undefined}
          onShow={show}
          onClose={dialog.close}
        />
      )}
    </GrazingFrame>
  );
}
