import { useSelector } from 'react-redux';
import { t } from '@domain/words';
import { ButtonLink } from '@shared/components/ButtonLink';
import { appPaths } from '@shared/paths';
import { selectAll, type WithRecords } from '../recordsSelectors';
import { useHerds } from '../useHerds';
import { useRanchView } from '../useRanchView';

/** The ways to what the ranch has none of yet, for those who may add it: a paddock, and a herd to graze it. */
export function AddFirst() {
  const { mayRecord, mayAddPaddocks } = useRanchView();
  const hasPaddocks = useSelector((state: WithRecords) => selectAll(state, 'paddock').length > 0);
  const hasHerds = useHerds().some(({ figures }) => !figures.isRetired);
  const isPaddockFirst = mayAddPaddocks && !hasPaddocks;
  return (
    <>
      {isPaddockFirst && <ButtonLink to={`${appPaths.paddocks}?form=add-paddock`}>{t`Add paddock`}</ButtonLink>}
      {mayRecord && !hasHerds && (
        <ButtonLink look={isPaddockFirst ? 'quiet' : 'primary'} to={`${appPaths.herds}?form=add-herd`}>
          {t`Add herd`}
        </ButtonLink>
      )}
    </>
  );
}
