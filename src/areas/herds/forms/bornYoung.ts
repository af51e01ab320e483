import type { Preferences } from '@contract/people/me';
import { birthWeightLb } from '@contract/people/birthWeights';
import type { Animal } from '@domain/grazing/records';
import type { Classes } from '@domain/grazing/transfer';
import { typedFrom } from '@shared/units/typedNumbers';
import type { Unit } from '@shared/units/units';

const YOUNG: Partial<Record<Animal, Animal>> = {
  cow_calf: 'calves',
  cows: 'calves',
  heifers: 'calves',
  steers: 'calves',
  bulls: 'calves',
  calves: 'calves',
  ewes: 'lambs',
  rams: 'lambs',
  lambs: 'lambs',
};

/** What young weigh at birth, lb a head, until the person says otherwise. */
const AT_BIRTH_LB: Partial<Record<Animal, number>> = { calves: 80, lambs: 10 };

/** What is born in a herd: the young of the animals that are most of it; calves while nobody has counted it. */
export function youngOf(classes: Classes): Animal {
  const [most] = [...(classes ?? [])].sort((one, other) => other.head - one.head);
  return most === undefined ? 'calves' : (YOUNG[most.animal] ?? 'other');
}

/** Whether animals of that kind are young, so that what they weigh at birth is worth remembering. */
export const areYoung = (animal: Animal): boolean => animal === 'other' || Object.hasOwn(AT_BIRTH_LB, animal);

/** What the form offers as the weight at birth, in the person's unit; empty where nobody knows. */
export function offeredWeight(settings: Preferences, animal: Animal, weight: Unit): string {
  const remembered = areYoung(animal) ? birthWeightLb(settings, animal) : null;
  if (remembered !== null) return typedFrom(remembered, weight);
  const usual = AT_BIRTH_LB[animal];
  return usual === undefined ? '' : String(Math.round(usual * weight.factor));
}

/** Whether a herd has pairs: their calves are in them already. */
export const hasPairs = (classes: Classes): boolean =>
  (classes ?? []).some(({ animal, head }) => animal === 'cow_calf' && head > 0);
