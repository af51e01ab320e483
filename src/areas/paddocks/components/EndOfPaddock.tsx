import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router';
import type { HerdFigures } from '@domain/grazing/herdFigures';
import { listed } from '@domain/language/language';
import { plural, t } from '@domain/words';
import { changed, changeRecorded, removed, type DataOf, type Held } from '@records/index';
import { Actions } from '@shared/components/Actions';
import { Button } from '@shared/components/Button';
import { Card } from '@shared/components/Card';
import { Confirm } from '@shared/components/Confirm';
import { appPaths } from '@shared/paths';

interface EndOfPaddockProps {
  paddock: Held<DataOf<'paddock'>>;
  isRetired: boolean;
  /** Whether something in the record refers to it: then it stays, and can be retired. */
  isInUse: boolean;
  /** The herds that are in it. */
  herds: readonly HerdFigures[];
  nameOf: (uuid: string) => string | undefined;
}

/** Who is in it and what retiring it does to them: no herd is moved by it. */
function consequenceFor(herds: readonly HerdFigures[], uuid: string, nameOf: EndOfPaddockProps['nameOf']): string {
  const namesOf = (some: readonly HerdFigures[]) => listed(some.map((herd) => nameOf(herd.uuid) ?? t`A deleted herd`));
  const isNamed = ({ stay }: HerdFigures) => stay?.paddockUuids.includes(uuid) === true;
  const inIt = herds.filter(isNamed);
  const around = herds.filter((herd) => !isNamed(herd));
  const [here, elsewhere] = [namesOf(inIt), namesOf(around)];
  const words = [
    inIt.length === 0 ? '' : t`${here} will still be recorded here, and count as grazing here, until you move them.`,
    around.length === 0
      ? ''
      : t`${elsewhere} will stay where they are: in the paddock that this one is part of, or in one of its parts.`,
    t`No herd can be moved in anymore.`,
  ];
  return words.filter(Boolean).join(' ');
}

/** What can be done with a paddock that is no more. Each of it can be undone from the toast. */
export function EndOfPaddock({ paddock, isRetired, isInUse, herds, nameOf }: EndOfPaddockProps) {
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const { uuid } = paddock;
  const { name } = paddock.data;
  const count = herds.length;
  const said = { kind: 'paddock', name } as const;
  const retire = () => {
    const ends = changed('paddock', paddock, { retired_at: new Date().toISOString() }, ['retired_at']);
    dispatch(changeRecorded({ what: 'retired', ...said }, [ends]));
  };
  const bringBack = () =>
    dispatch(changeRecorded({ what: 'unretired', ...said }, [changed('paddock', paddock, { retired_at: null })]));
  const remove = () => {
    dispatch(changeRecorded({ what: 'deleted', ...said }, [removed('paddock', paddock)]));
    void navigate(appPaths.paddocks);
  };
  return (
    <Card>
      <h2>{isRetired ? t({ message: 'Retired', context: 'a paddock' }) : t`No longer in use?`}</h2>
      <p>
        {isRetired
          ? t`It is retired and can’t take herds. Its history and its part in the season’s figures stay.`
          : t`A retired paddock can’t take herds, and its history stays.`}
        {!isInUse && <> {t`Nothing in the record refers to this one, so it can be deleted as well.`}</>}
      </p>
      <Actions>
        {isRetired ? (
          <Button look="quiet" onClick={bringBack}>{t`Bring back`}</Button>
        ) : count === 0 ? (
          <Button look="quiet" onClick={retire}>{t`Retire`}</Button>
        ) : (
          <Confirm
            label={t`Retire`}
            name={t`Retire`}
            question={t`Retire ${name} with ${plural(count, { one: 'a herd', other: 'herds' })} in it?`}
            consequence={consequenceFor(herds, uuid, nameOf)}
            confirmLabel={t`Retire`}
            isBusy={false}
            onConfirm={retire}
          />
        )}
        {!isInUse && <Button look="quiet" onClick={remove}>{t`Delete`}</Button>}
      </Actions>
    </Card>
  );
}
