import { useDispatch } from 'react-redux';
import { t } from '@domain/words';
import { changed, changeRecorded, type DataOf, type Held } from '@records/index';
import { Button } from '@shared/components/Button';

type Kind = 'product' | 'feedstuff' | 'key_area' | 'photo_point' | 'transect' | 'trigger';

interface RetireFromListProps<K extends Kind> {
  kind: K;
  held: Held<DataOf<K>>;
}

/** Takes something out of use without deleting what names it, or puts it back. */
export function RetireFromList<K extends Kind>({ kind, held }: RetireFromListProps<K>) {
  const dispatch = useDispatch();
  const { name, retired_at: retired }: DataOf<Kind> = held.data;
  const retire = () => {
    const at = retired === null ? new Date().toISOString() : null;
    const said = { what: at === null ? 'unretired' : 'retired', kind, name } as const;
    dispatch(changeRecorded(said, [changed<Kind>(kind, held, { retired_at: at }, at === null ? [] : ['retired_at'])]));
  };
  return (
    <Button look="quiet" aria-label={retired === null ? t`Retire ${name}` : t`Use ${name} again`} onClick={retire}>
      {retired === null ? t`Retire` : t`Use again`}
    </Button>
  );
}
