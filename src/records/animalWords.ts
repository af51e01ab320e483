import type { Animal } from '@domain/grazing/records';
import { plural, t } from '@domain/words';

interface AnimalWords {
  /** In a list: "cows". */
  some: string;
  all: string;
  counted: (head: number) => string;
}

const WORDS: Readonly<Record<Animal, AnimalWords>> = {
  cow_calf: {
    some: t`cow-calf pairs`,
    all: t`all cow-calf pairs`,
    counted: (head) => plural(head, { one: '# cow-calf pairs', other: '# cow-calf pairs' }),
  },
  cows: {
    some: t`cows`,
    all: t`all cows`,
    counted: (head) => plural(head, { one: '# cows', other: '# cows' }),
  },
  heifers: {
    some: t`heifers`,
    all: t`all heifers`,
    counted: (head) => plural(head, { one: '# heifers', other: '# heifers' }),
  },
  steers: {
    some: t`steers`,
    all: t`all steers`,
    counted: (head) => plural(head, { one: '# steers', other: '# steers' }),
  },
  bulls: {
    some: t`bulls`,
    all: t`all bulls`,
    counted: (head) => plural(head, { one: '# bulls', other: '# bulls' }),
  },
  calves: {
    some: t`calves`,
    all: t`all calves`,
    counted: (head) => plural(head, { one: '# calves', other: '# calves' }),
  },
  ewes: {
    some: t`ewes`,
    all: t`all ewes`,
    counted: (head) => plural(head, { one: '# ewes', other: '# ewes' }),
  },
  rams: {
    some: t`rams`,
    all: t`all rams`,
    counted: (head) => plural(head, { one: '# rams', other: '# rams' }),
  },
  lambs: {
    some: t`lambs`,
    all: t`all lambs`,
    counted: (head) => plural(head, { one: '# lambs', other: '# lambs' }),
  },
  goats: {
    some: t`goats`,
    all: t`all goats`,
    counted: (head) => plural(head, { one: '# goats', other: '# goats' }),
  },
  horses: {
    some: t`horses`,
    all: t`all horses`,
    counted: (head) => plural(head, { one: '# horses', other: '# horses' }),
  },
  bison: {
    some: t`bison`,
    all: t`all bison`,
    counted: (head) => plural(head, { one: '# bison', other: '# bison' }),
  },
  other: {
    some: t`other animals`,
    all: t`all other animals`,
    counted: (head) => plural(head, { one: '# other animals', other: '# other animals' }),
  },
};

/** Those of a kind that only a newer version knows. */
const UNKNOWN: AnimalWords = {
  some: t({ message: 'other', context: 'animals' }),
  all: t({ message: 'all other', context: 'animals' }),
  counted: (head) => plural(head, { one: '# other', other: '# other' }),
};

/** What animals are called within a sentence. */
export const animalWords = (animal: Animal): AnimalWords => (Object.hasOwn(WORDS, animal) ? WORDS[animal] : UNKNOWN);
