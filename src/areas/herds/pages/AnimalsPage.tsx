import { useDeferredValue, useMemo, useState } from 'react';
import { useSelector } from 'react-redux';
import { findAnimals } from '@domain/animals/single/findAnimals';
import { plural, t } from '@domain/words';
import { selectAnimalRows } from '@entries/animals/selectAnimalRows';
import { EntryDialogs } from '@entries/components/EntryDialogs';
import { useRanchView } from '@records/useRanchView';
import { Button } from '@shared/components/Button';
import { EmptyState } from '@shared/components/EmptyState';
import { Page } from '@shared/components/Page';
import { PageHead } from '@shared/components/PageHead';
import { PageTitle } from '@shared/components/PageTitle';
import { SearchField } from '@shared/forms/SearchField';
import { useDialogInAddress } from '@shared/lib/useDialogInAddress';
import { AnimalTable } from '../components/AnimalTable';
import { CrowdedHerds } from '../components/CrowdedHerds';

/** The animals that the ranch knows by their tags. */
export default function AnimalsPage() {
  const dialog = useDialogInAddress();
  const { mayRecord } = useRanchView();
  const all = useSelector(selectAnimalRows);
  const [typed, setTyped] = useState('');
  const sought = useDeferredValue(typed);
  const rows = useMemo(() => findAnimals(all, sought), [all, sought]);
  const add = <Button onClick={() => dialog.open('add-animal')}>{t`Add animal`}</Button>;
  return (
    <Page width="wide">
      <PageTitle title={t`Animals`} />
      <PageHead title={t`Animals`} actions={mayRecord && all.length > 0 && add} />
      {all.length === 0 ? (
        <EmptyState title={t`No animals yet`} actions={mayRecord && add}>
          {t`Herds need none. Where you read tags, each animal has its treatments, its weights and its herd here.`}
        </EmptyState>
      ) : (
        <>
          <CrowdedHerds />
          <SearchField label={t`Tag or name`} value={typed} onChange={setTyped} />
          <p role="status">{plural(rows.length, { one: '# animal', other: '# animals' })}</p>
          {rows.length === 0 ? (
            <p>{t`No animal has this in one of its tags or its name.`}</p>
          ) : (
            <AnimalTable rows={rows} />
          )}
        </>
      )}
      <EntryDialogs dialog={dialog} subject={{ name: '' }} />
    </Page>
  );
}
