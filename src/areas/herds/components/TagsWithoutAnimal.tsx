import { useMemo, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { LooseTag } from '@domain/animals/single/looseTags';
import type { Animal } from '@domain/grazing/records';
import { t } from '@domain/words';
import { MADE_MAX, makeWords } from '@entries/animals/animalsOfTags';
import { animalOfTag } from '@entries/animals/animalValues';
import { selectLooseTags } from '@entries/animals/selectAnimalRows';
import { someTags } from '@entries/animals/someTags';
import { ANIMAL_NAMES } from '@records/herdWords';
import { changeRecorded, selectTimelines } from '@records/index';
import { knownClasses } from '@records/knownClasses';
import { useRanchView } from '@records/useRanchView';
import { Actions } from '@shared/components/Actions';
import { Button } from '@shared/components/Button';
import { LiveSelect } from '@shared/forms/LiveSelect';

/** The classes of a herd, of which one is chosen for tags that were read without one. */
function useClass(herdUuid: string, tags: readonly LooseTag[]) {
  const { now } = useRanchView();
  const classes = knownClasses(herdUuid, now, useSelector(selectTimelines)).map(({ animal }) => animal);
  const [chosen, setChosen] = useState<Animal>();
  const animal = chosen ?? classes[0] ?? 'cows';
  const isAsked = classes.length > 1 && tags.some((tag) => tag.animal === null);
  const options = classes.map((value) => ({ value, label: ANIMAL_NAMES[value] }));
  const choose = (value: string) => setChosen(classes.find((each) => each === value));
  return { animal, isAsked, options, choose };
}

/** The tags that were read in a herd and that no animal has, with a button that makes animals of them. */
export function TagsWithoutAnimal({ herdUuid }: { herdUuid: string }) {
  const dispatch = useDispatch();
  const { mayRecord } = useRanchView();
  const all = useSelector(selectLooseTags);
  const tags = useMemo(() => all.filter(({ where }) => where.herds.includes(herdUuid)), [all, herdUuid]);
  const { animal, isAsked, options, choose } = useClass(herdUuid, tags);
  if (tags.length === 0) return null;
  const next = tags.slice(0, MADE_MAX);
  const make = () =>
    dispatch(
      changeRecorded(
        { what: 'added_animals', animals: next.length },
        next.map((tag) => animalOfTag({ ...tag, animal: tag.animal ?? animal })),
      ),
    );
  return (
    <>
      <h3>{t`Tags without an animal`}</h3>
      <p translate="no">{someTags(tags.map(({ tag }) => tag))}</p>
      {mayRecord && (
        <Actions>
          {isAsked && (
            <LiveSelect aria-label={t`Class of the animals`} value={animal} options={options} onChange={choose} />
          )}
          <Button look="quiet" onClick={make}>
            {makeWords(next.length)}
          </Button>
        </Actions>
      )}
    </>
  );
}
