import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import { t } from '@domain/words';
import { EntriesCard } from '@entries/components/EntriesCard';
import { selectAnimalRows } from '@entries/animals/selectAnimalRows';
import { ButtonLink } from '@shared/components/ButtonLink';
import { appPaths } from '@shared/paths';
import { AnimalTable } from './AnimalTable';
import { CrowdedHerds } from './CrowdedHerds';
import { TagsWithoutAnimal } from './TagsWithoutAnimal';

const SHOWN_MAX = 20;

/** The animals that are in a herd, or may be: those that surely are first. */
export default function AnimalsOfHerd({ herdUuid }: { herdUuid: string }) {
  const all = useSelector(selectAnimalRows);
  const rows = useMemo(() => {
    const there = all.filter(({ where }) => where.herds.includes(herdUuid));
    const isSure = ({ where }: (typeof there)[number]) => where.herds.length === 1 && !where.isGone;
    return [...there.filter(isSure), ...there.filter((row) => !isSure(row))];
  }, [all, herdUuid]);
  return (
    <EntriesCard
      title={t`Animals`}
      actions={<ButtonLink look="quiet" to={appPaths.herdsAnimals}>{t`All animals`}</ButtonLink>}
      nothing={t`None of the animals with tags is in this herd.`}
      count={rows.length}
      max={SHOWN_MAX}
      more={<TagsWithoutAnimal herdUuid={herdUuid} />}
    >
      <CrowdedHerds herdUuid={herdUuid} />
      <AnimalTable rows={rows.slice(0, SHOWN_MAX)} />
    </EntriesCard>
  );
}
