import { useSelector } from 'react-redux';
import { t } from '@domain/words';
import { selectRecords } from '@records/index';
import { NothingToMove } from '@records/moving/NothingToMove';
import { OpenedOn } from '@records/opened/OpenedOn';
import { useHerds } from '@records/useHerds';
import { useRanchView } from '@records/useRanchView';
import { ButtonLink } from '@shared/components/ButtonLink';
import type { AddressedDialog } from '@shared/lib/useDialogInAddress';
import { appPaths } from '@shared/paths';
import { PlanForm } from '../forms/PlanForm';
import { DraftDialog } from './draft/DraftDialog';

interface PlanDialogsProps {
  dialog: AddressedDialog;
}

function NamedPlanDialog({ dialog: { name, params, close } }: PlanDialogsProps) {
  const { paddocks } = useSelector(selectRecords);
  const herds = useHerds().filter(({ figures }) => !figures.isRetired);
  const asked = params.get('herd');
  const herd = herds.find(({ herd: { uuid } }) => uuid === asked) ?? herds[0];
  if (name === 'edit-plan') {
    return (
      <OpenedOn kind="plan" uuid={params.get('plan') ?? ''}>
        {(plan) => <PlanForm held={plan} herdUuid={plan.data.herd_uuid} onClose={close} />}
      </OpenedOn>
    );
  }
  if (name !== 'plan' && name !== 'draft') return null;
  if (herd === undefined || paddocks.length === 0) {
    const addHerd = <ButtonLink to={`${appPaths.herds}?form=add-herd`}>{t`Add herd`}</ButtonLink>;
    return <NothingToMove hasHerds={herd !== undefined} addHerd={addHerd} onClose={close} />;
  }
  if (name === 'draft') return <DraftDialog herdUuid={herd.herd.uuid} onClose={close} />;
  return <PlanForm herdUuid={herd.herd.uuid} place={params.get('paddock') ?? ''} onClose={close} />;
}

/** The form of a planned move that the address names, if there is one. Viewers have none. */
export function PlanDialogs(props: PlanDialogsProps) {
  const { mayRecord } = useRanchView();
  return mayRecord ? <NamedPlanDialog {...props} /> : null;
}
