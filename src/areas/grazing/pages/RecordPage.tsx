import { useCallback } from 'react';
import { useSelector } from 'react-redux';
import { selectRecords } from '@records/index';
import { useRanchView } from '@records/useRanchView';
import { Button } from '@shared/components/Button';
import { ButtonLink } from '@shared/components/ButtonLink';
import { EmptyState } from '@shared/components/EmptyState';
import { useDialogInAddress } from '@shared/lib/useDialogInAddress';
import { Deleted } from '../components/Deleted';
import { GrazingDialogs } from '../components/GrazingDialogs';
import { GrazingFrame } from '../components/GrazingFrame';
import { LastChanges } from '../components/LastChanges';
import { RecordFilters } from '../components/RecordFilters';
import { StayTable } from '../components/StayTable';
import { appPaths } from '@shared/paths';
import { CHOICE_PARAMS, DELETED, LAST, useRecordChoice, type RecordChoice } from '../useRecordChoice';
import { useStays } from '../useStays';

function NoStays() {
  const { mayRecord } = useRanchView();
  return (
    <EmptyState title="Nothing has grazed yet" isHeading>
      {mayRecord
        ? 'A stay is written down as a move: a herd went somewhere at a time. Add a herd and a paddock, then move it.'
        : 'Stays are listed here once somebody of the ranch has moved a herd.'}
    </EmptyState>
  );
}

interface StaysProps {
  choice: RecordChoice;
  onEdit: (moveUuid: string) => void;
}

function Stays({ choice, onEdit }: StaysProps) {
  const { stays, period } = useStays(choice);
  const hasMoves = useSelector(selectRecords).moves.size > 0;
  if (!hasMoves) return <NoStays />;
  if (stays.length === 0) return <p role="status">No stay is like that.</p>;
  return <StayTable stays={stays} period={period} onEdit={onEdit} />;
}

function Listed({ choice, onEdit }: StaysProps) {
  if (choice.show === DELETED) return <Deleted />;
  return choice.show === LAST ? <LastChanges /> : <Stays choice={choice} onEdit={onEdit} />;
}

/** The record of where the herds have been: each stay with its figures, to be looked through and corrected. */
export default function RecordPage() {
  const dialog = useDialogInAddress(CHOICE_PARAMS);
  const { open } = dialog;
  const { mayRecord } = useRanchView();
  const { choice, choose } = useRecordChoice();
  const edit = useCallback((move: string) => open('edit-stay', { move }), [open]);
  return (
    <GrazingFrame
      title="Grazing record"
      actions={
        mayRecord && (
          <>
            <ButtonLink look="quiet" to={`${appPaths.grazingRecord}?show=${LAST}`}>
              Last changes
            </ButtonLink>
            <Button look="quiet" onClick={() => open('insert-move')}>
              Insert a forgotten move
            </Button>
            <Button onClick={() => open('move')}>Move herds</Button>
          </>
        )
      }
    >
      <RecordFilters choice={choice} onChoose={choose} />
      <Listed choice={choice} onEdit={edit} />
      <GrazingDialogs dialog={dialog} />
    </GrazingFrame>
  );
}
