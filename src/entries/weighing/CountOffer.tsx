import { useFormikContext } from 'formik';
import type { OfferedCount } from '@domain/animals/weights/offeredCount';
import { t } from '@domain/words';
import { animalWords } from '@records/animalWords';
import { useRanchView } from '@records/useRanchView';
import { Checkbox } from '@shared/forms/Checkbox';
import { inUnit } from '@shared/units/units';
import type { WeighValues } from './weighValues';
import { gainInWords } from './weightWords';

/** Offers to count the herd with the mean of the session: only that changes what the herd is taken to weigh and eat. */
export function CountOffer({ name, offer }: { name: string; offer: OfferedCount | null }) {
  const { values } = useFormikContext<WeighValues>();
  const { weight, gain: gainUnit } = useRanchView();
  if (offer === null) return null;
  const { animal, head, meanLb, gain } = offer;
  const [animals, mean] = [animalWords(animal).counted(head), inUnit(meanLb, weight)];
  const gained = gain === null ? '' : gainInWords(gain, gainUnit);
  return (
    <>
      <Checkbox name="counts">{t`Count ${name} with it: ${animals} of ${mean}`}</Checkbox>
      {values.counts && gain !== null && (
        <Checkbox name="gains">{t`Take the gain since the last weighing: ${gained}`}</Checkbox>
      )}
    </>
  );
}
