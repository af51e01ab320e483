import type { ReactNode } from 'react';
import { t } from '@domain/words';
import { Actions } from '@shared/components/Actions';
import { Button } from '@shared/components/Button';
import { ButtonLink } from '@shared/components/ButtonLink';
import { Dialog } from '@shared/components/Dialog';
import { appPaths } from '@shared/paths';
import { useRanchView } from '../useRanchView';

interface NothingToMoveProps {
  hasHerds: boolean;
  /** The way to the form of a herd. */
  addHerd: ReactNode;
  onClose: () => void;
}

/** In place of the form of a move: what it needs first, and the way to add it. */
export function NothingToMove({ hasHerds, addHerd, onClose }: NothingToMoveProps) {
  const { mayAddPaddocks } = useRanchView();
  return (
    <Dialog title={t`Move herds`} onClose={onClose}>
      {!hasHerds && <p>{t`There are no herds yet. Add the first one, then you can move it.`}</p>}
      {hasHerds && mayAddPaddocks && (
        <p>{t`There are no paddocks yet. Add the first one, then your herds can go there.`}</p>
      )}
      {hasHerds && !mayAddPaddocks && (
        <p>{t`There are no paddocks yet. An owner or a manager of the ranch can add one.`}</p>
      )}
      <Actions isEnd>
        <Button look="quiet" onClick={onClose}>
          {t`Cancel`}
        </Button>
        {!hasHerds && addHerd}
        {hasHerds && mayAddPaddocks && (
          <ButtonLink to={`${appPaths.paddocks}?form=add-paddock`}>{t`Add paddock`}</ButtonLink>
        )}
      </Actions>
    </Dialog>
  );
}
