import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router';
import { changed, recordChange, removed } from '@records/index';
import { Actions } from '@shared/components/Actions';
import { Button } from '@shared/components/Button';
import { Confirm } from '@shared/components/Confirm';
import { appPaths } from '@shared/paths';
import type { HerdNow } from '@records/useHerds';
import type { HerdEntries } from './entriesOf';

interface EndHerdProps {
  herd: HerdNow;
  entries: HerdEntries;
}

/** A herd that has grazed is retired, so that what it grazed stays; one that was entered by mistake is deleted. */
export function EndHerd({ herd: { herd, figures }, entries }: EndHerdProps) {
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const { name } = herd.data;
  const { moves, transfers, feed, notes, tasks, counts } = entries;
  const isUsed = moves.length + transfers.length + feed.length + notes.length + tasks.length > 0;
  const retire = () => {
    const data = { retired_at: new Date().toISOString() };
    dispatch(recordChange(`Retired ${name}`, [changed('herd', herd, data, ['retired_at'])]));
  };
  const bringBack = () => dispatch(recordChange(`Brought ${name} back`, [changed('herd', herd, { retired_at: null })]));
  const erase = () => {
    dispatch(
      recordChange(`Deleted herd ${name}`, [...counts.map((count) => removed('count', count)), removed('herd', herd)]),
    );
    void navigate(appPaths.herds, { replace: true });
  };
  return (
    <>
      {!figures.isRetired && <p>A retired herd is no longer offered for moves. Its history stays.</p>}
      <Actions>
        {figures.isRetired ? (
          <Button look="quiet" onClick={bringBack}>
            Bring back
          </Button>
        ) : (
          <Button look="quiet" onClick={retire}>
            Retire
          </Button>
        )}
        {!isUsed && (
          <Confirm
            label="Delete"
            name={`Delete ${name}`}
            question={`Delete ${name}?`}
            consequence="Its counts go with it. What you delete can be brought back by Undo for as long as its message stands."
            confirmLabel="Delete"
            isBusy={false}
            onConfirm={erase}
          />
        )}
      </Actions>
    </>
  );
}
