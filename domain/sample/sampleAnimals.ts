import type { Animal } from '../grazing/records';
import { t } from '../words';
import type { Chance } from './chance';
import { NAMED_COWS } from './sampleHerds';
import type { Make, SampleData, SampleDays, SampleRecord } from './SampleRecord';
import { dateOf } from './SampleRecord';

/** The herds whose animals are weighed, treated and known by their tags. */
interface SampleHerds {
  readonly cows: string;
  readonly heifers: string;
  readonly bulls: string;
}

type Product = SampleData['product'];

interface SampleProduct extends Pick<Product, 'name' | 'what'> {
  readonly label: Omit<Product, 'name' | 'what' | 'graze_days' | 'retired_at' | 'note'>;
}

type ProductName = 'wormer' | 'vaccine' | 'antibiotic';

const BLANK = { active: '', reg_no: '', dose_unit: 'ml', milk_hours: null, export_days: null } as const;

/** Made up: real figures are on a label only. */
const PRODUCTS: Readonly<Record<ProductName, SampleProduct>> = {
  wormer: {
    ...{ name: t`Wormer, pour-on`, what: 'parasite' },
    label: { ...BLANK, dose: 1, dose_per_lb: 22, route: 'pour_on', meat_days: 49, organic: 'lost' },
  },
  vaccine: {
    ...{ name: t`Clostridial vaccine`, what: 'vaccine' },
    label: { ...BLANK, dose: 2, dose_per_lb: null, route: 'subcutaneous', meat_days: 21, organic: 'unaffected' },
  },
  antibiotic: {
    ...{ name: t`Long-acting antibiotic`, what: 'medicine' },
    label: { ...BLANK, dose: 4.5, dose_per_lb: 100, route: 'subcutaneous', meat_days: 28, organic: 'lost' },
  },
};

interface Given {
  readonly product: ProductName;
  readonly herd: string;
  readonly daysAgo: number;
  readonly tags?: readonly string[];
  readonly reason: string;
  readonly batch: string;
  /** In the unit of the dose. */
  readonly total: number;
}

const NOTE = t`Made up for this sample: go by your own label.`;

/** How long before the last day heifers were weighed: the last time they were treated as well. */
const WEIGHED_DAYS_AGO = [70, 14] as const;
const TAGGED = 24;
/** As heavy as the sample's heifers are on its first day, and what they gain in a day. */
const HEIFER = { lb: 610, gain: 1.1 };

/** 999 is the code for tests among makers of tags (ISO 11784). */
const eidOf = (index: number): string => `999000000000${401 + index}`;

function animalsOf({ cows, heifers }: SampleHerds, make: Make, { first, timeOf }: SampleDays) {
  const tagged = (animal: Animal, herd_uuid: string, tags: readonly string[], more: Partial<SampleData['animal']>) => {
    const ids = tags.map((tag) => ({ tag, type: tag.length === 15 ? 'eid' : 'visual', from: null, to: null }) as const);
    const where = { herd_uuid, at: timeOf(first, 7) };
    return make('animal', { name: '', animal, ids, ...where, born_on: null, dam_uuid: null, note: '', ...more });
  };
  const dams = NAMED_COWS.map(([tag, name]) => tagged('cows', cows, [tag], { name }));
  const calves = Array.from({ length: TAGGED }, (_none, index) => {
    const born_on = dateOf(first - 260 + index);
    return tagged('heifers', heifers, [eidOf(index), String(401 + index)], {
      born_on,
      dam_uuid: dams[index]?.uuid ?? null,
    });
  });
  return [...dams, ...calves];
}

/** The same heifers twice, and each heavier than before. */
function weighingsOf({ heifers }: SampleHerds, make: Make, { first, last, timeOf }: SampleDays, chance: Chance) {
  const apart = Array.from({ length: TAGGED }, () => chance(-60, 60));
  return WEIGHED_DAYS_AGO.map((ago) => {
    const mean = HEIFER.lb + HEIFER.gain * (last - ago - first);
    const entries = apart.map((off, index) => ({ tag: eidOf(index), lb: Math.round(mean + off + chance(-9, 9)) }));
    return make('weighing', { herd_uuid: heifers, at: timeOf(last - ago, 8), animal: 'heifers', entries, note: '' });
  });
}

function treatmentsOf(
  { cows, heifers, bulls }: SampleHerds,
  products: Readonly<Record<ProductName, string>>,
  make: Make,
  { last, timeOf }: SampleDays,
) {
  const [[bess]] = NAMED_COWS;
  const worms = { product: 'wormer', reason: t`Lice and worms`, batch: '2207' } satisfies Partial<Given>;
  const all: readonly Given[] = [
    { product: 'antibiotic', herd: cows, daysAgo: 120, tags: [bess], reason: t`Pinkeye`, batch: '0913', total: 56 },
    { ...worms, herd: bulls, daysAgo: 95, total: 518 },
    { product: 'vaccine', herd: cows, daysAgo: 50, tags: [], reason: t`Yearly`, batch: '118', total: 240 },
    { ...worms, herd: heifers, daysAgo: WEIGHED_DAYS_AGO[1], total: 2_240 },
  ];
  return all.map(({ product, herd: herd_uuid, daysAgo, tags = [], ...said }) => {
    const { name, label } = PRODUCTS[product];
    const who = { herd_uuid, at: timeOf(last - daysAgo, 10), last_at: null, animal: null, head: null, tags };
    const pack = { expires_on: dateOf(last + 300), supplier: '', proof: '', cost: null, vet: '', prescription: '' };
    const rest = { site: '', by: '', extralabel: false, not_for_food: false, note: '' };
    return make('treatment', {
      ...{ ...who, product_uuid: products[product], product: name },
      ...{ ...label, ...pack, ...rest, ...said },
    });
  });
}

/** Products, animals with their tags, two weighings, and treatments: the heifers are still in withdrawal. */
export function sampleAnimals(herds: SampleHerds, make: Make, days: SampleDays, chance: Chance): SampleRecord[] {
  const productOf = (product: ProductName) => {
    const { name, what, label } = PRODUCTS[product];
    return make('product', { name, what, ...label, graze_days: null, retired_at: null, note: NOTE });
  };
  const [wormer, vaccine, antibiotic] = [productOf('wormer'), productOf('vaccine'), productOf('antibiotic')];
  const uuids = { wormer: wormer.uuid, vaccine: vaccine.uuid, antibiotic: antibiotic.uuid };
  return [
    ...[wormer, vaccine, antibiotic],
    ...animalsOf(herds, make, days),
    ...weighingsOf(herds, make, days, chance),
    ...treatmentsOf(herds, uuids, make, days),
  ];
}
