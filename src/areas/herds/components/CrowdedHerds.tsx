import { useSelector } from 'react-redux';
import { t } from '@domain/words';
import { selectCrowdedHerds } from '@entries/animals/selectAnimalRows';
import { useNames } from '@records/useHerds';
import { Banner } from '@shared/components/Banner';
import { numberInWords } from '@shared/units/units';

/** Warns where more animals are surely in a herd than it has head; left out `herdUuid`, of any herd. */
export function CrowdedHerds({ herdUuid }: { herdUuid?: string }) {
  const nameOf = useNames();
  const crowded = useSelector(selectCrowdedHerds).filter(
    (each) => herdUuid === undefined || each.herdUuid === herdUuid,
  );
  if (crowded.length === 0) return null;
  return (
    <Banner look="warn">
      {crowded.map(({ herdUuid: uuid, animals, head }) => {
        const [name, there, counted] = [nameOf(uuid), numberInWords(animals), numberInWords(head)];
        return (
          <p key={uuid}>
            {t`${name} has ${there} animals by their tags, but only ${counted} head. Head are those of the last count.`}
          </p>
        );
      })}
    </Banner>
  );
}
