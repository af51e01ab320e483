import { useMemo } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useNavigate } from 'react-router';
import { plural, t } from '@domain/words';
import { changed, changeRecorded, removed, type WithRecords } from '@records/index';
import { mayBeDeleted } from '@records/mayBeDeleted';
import { TOMBSTONE_DAYS } from '@contract/http/limits';
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

/** A herd that something in the record names is retired, so that its history stays; one that was entered by mistake is deleted. */
export function EndHerd({ herd: { herd, figures }, entries }: EndHerdProps) {
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const { name } = herd.data;
  const said = { kind: 'herd', name } as const;
  const { counts } = entries;
  const along = useMemo(() => new Set(counts.map(({ uuid }) => uuid)), [counts]);
  const isUnused = useSelector((state: WithRecords) => mayBeDeleted(state, herd.uuid, along));
  const retire = () => {
    const data = { retired_at: new Date().toISOString() };
    dispatch(changeRecorded({ what: 'retired', ...said }, [changed('herd', herd, data, ['retired_at'])]));
  };
  const bringBack = () =>
    dispatch(changeRecorded({ what: 'unretired', ...said }, [changed('herd', herd, { retired_at: null })]));
  const erase = () => {
    dispatch(
      changeRecorded({ what: 'deleted', ...said }, [
        ...counts.map((count) => removed('count', count)),
        removed('herd', herd),
      ]),
    );
    void navigate(appPaths.herds, { replace: true });
  };
  return (
    <>
      {!figures.isRetired && <p>{t`A retired herd is no longer offered for moves. Its history stays.`}</p>}
      <Actions>
        {figures.isRetired ? (
          <Button look="quiet" onClick={bringBack}>{t`Bring back`}</Button>
        ) : (
          <Button look="quiet" onClick={retire}>{t`Retire`}</Button>
        )}
        {isUnused && (
          <Confirm
            label={t`Delete`}
            name={t`Delete ${name}`}
            question={t`Delete ${name}?`}
            consequence={t`Its counts go with it. You can bring it back under Grazing, Record, for ${plural(TOMBSTONE_DAYS, { one: '# day', other: '# days' })}.`}
            confirmLabel={t`Delete`}
            isBusy={false}
            onConfirm={erase}
          />
        )}
      </Actions>
    </>
  );
}
