import type { TreatmentColumn } from '@domain/animals/registers/registers';
import {
  durationDays,
  speciesOf,
  treatedClasses,
  treatedHead,
  type Species,
} from '@domain/animals/registers/treatedAnimals';
import { safeAtOf, safeOn } from '@domain/animals/withdrawal/withdrawalClock';
import type { RuleSetId } from '@domain/animals/facts';
import type { Dated } from '@domain/grazing/records';
import { zoneOf } from '@domain/grazing/time';
import type { Classes } from '@domain/grazing/transfer';
import { listed } from '@domain/language/language';
import { plural, t } from '@domain/words';
import { ANIMAL_NAMES } from '@records/herdWords';
import type { DataOf } from '@records/index';
import { DOSE_UNIT_NAMES, ROUTE_NAMES } from '@records/treatmentWords';
import { wordOf } from '@shared/lib/wording';
import { dateAt, shortDay } from '@shared/time/ranchTime';
import { inUnit, numberInWords, type Unit } from '@shared/units/units';
import { daysPart, named, written, type Part } from './registerPart';

/** A treatment with what its cells are read from. */
export interface Treated extends Dated<DataOf<'treatment'>> {
  readonly herd: string;
  /** Of the herd at the treatment; null: unknown. */
  readonly classes: Classes;
  readonly zone: string | null;
  readonly ruleSet: RuleSetId | null;
  readonly weight: Unit;
}

const SPECIES_NAMES: Readonly<Record<Species, string>> = {
  cattle: t`Cattle`,
  sheep: t`Sheep`,
  goats: t`Goats`,
  horses: t`Horses`,
  bison: t`Bison`,
  other: t`Other animals`,
};

/** "Main herd, Cows", "Main herd: 840, 841" */
function whoInWords({ herd, data: { tags, animal } }: Treated): string {
  if (tags.length > 0) return `${herd}: ${tags.join(', ')}`;
  return animal === null ? herd : `${herd}, ${wordOf(ANIMAL_NAMES, animal)}`;
}

const numberOf = ({ data, classes }: Treated): string | null => {
  const head = treatedHead(data, classes);
  return head === null ? null : numberInWords(head);
};

/** "400 ml in all" */
const inUnits = (amount: number, { dose_unit: unit }: Treated['data']): string =>
  `${numberInWords(amount, 2)} ${wordOf(DOSE_UNIT_NAMES, unit)}`;

/** "1 ml for 110 lb", "2 ml a head" */
function doseInWords({ data, weight }: Treated): string | null {
  if (data.dose === null) return null;
  const words = inUnits(data.dose, data);
  if (data.dose_per_lb === null) return t`${words} a head`;
  const live = inUnit(data.dose_per_lb, weight);
  return t`${words} for ${live}`;
}

function durationInWords({ data, zone }: Treated): string {
  if (data.last_at === null) return t`one dose`;
  return plural(durationDays(data, zoneOf(zone)), { one: '# day', other: '# days' });
}

const NEVER: Part = { text: t`never for food` };

/** The label's days are counted twice where the treatment says so. */
const doubled = ({ organic }: Treated['data']): readonly Part[] =>
  organic === 'doubled' ? [{ text: t`doubled for organic` }] : [];

/** Days and hours of the label; what nobody recorded is missing, 0 is 0. Milk is asked for where the register names it. */
function withdrawal({ data }: Treated, asksMilk: boolean): readonly Part[] {
  if (data.not_for_food) return [NEVER];
  const { milk_hours: hours } = data;
  const milk = hours === null ? null : plural(hours, { one: '# hour', other: '# hours' });
  return [
    named(t`meat`, daysPart(data.meat_days).text),
    ...(asksMilk || milk !== null ? [named(t`milk`, milk)] : []),
    ...doubled(data),
  ];
}

function safeDay({ data, ruleSet, zone }: Treated): string | null {
  const safe = safeAtOf(data, ruleSet).meat;
  const day = safe === null ? null : safeOn(safe, zoneOf(zone));
  return day === null ? null : shortDay(day);
}

const notForFoodOr = ({ data }: Treated, ...parts: readonly Part[]): readonly Part[] =>
  data.not_for_food ? [NEVER] : parts;

/** What a column of a register says of a treatment. */
export const TREATMENT_CELLS: Readonly<Record<TreatmentColumn, (treated: Treated) => readonly Part[]>> = {
  drug_and_active: ({ data }) => [written(data.product), named(t`active ingredient`, written(data.active).text)],
  condition: ({ data }) => [written(data.reason)],
  species: ({ data, classes }) => [
    written(listed(speciesOf(treatedClasses(data, classes)).map((species) => SPECIES_NAMES[species]))),
  ],
  dosage: (treated) => [{ text: doseInWords(treated) }],
  route: ({ data }) => [{ text: data.route === null ? null : wordOf(ROUTE_NAMES, data.route) }],
  duration: (treated) => [{ text: durationInWords(treated) }],
  number_treated: (treated) => [{ text: numberOf(treated) }, { text: whoInWords(treated) }],
  withdrawal_meat_milk: (treated) => withdrawal(treated, true),
  date: ({ at, zone }) => [{ text: dateAt(at, zone) }],
  given_by: ({ data }) => [written(data.by)],
  veterinarian: ({ data }) => [written(data.vet)],
  mob_or_tags: (treated) => [{ text: whoInWords(treated) }],
  number: (treated) => [{ text: numberOf(treated) }],
  product: ({ data }) => [written(data.product)],
  batch: ({ data }) => [written(data.batch)],
  expiry: ({ data }) => [{ text: data.expires_on === null ? null : shortDay(data.expires_on) }],
  whp: (treated) => notForFoodOr(treated, daysPart(treated.data.meat_days), ...doubled(treated.data)),
  esi: (treated) => notForFoodOr(treated, daysPart(treated.data.export_days), ...doubled(treated.data)),
  safe_for_slaughter: (treated) => notForFoodOr(treated, { text: safeDay(treated) }),
  first_date: ({ at, zone }) => [{ text: dateAt(at, zone) }],
  amount: (treated) => {
    const { total } = treated.data;
    return [{ text: total === null ? doseInWords(treated) : inUnits(total, treated.data) }];
  },
  supplier: ({ data }) => [written(data.supplier)],
  proof: ({ data }) => [written(data.proof)],
  animals_or_group: (treated) => {
    const who = { text: whoInWords(treated) };
    return treated.data.tags.length > 0 ? [who] : [who, named(t`head`, numberOf(treated))];
  },
  vet_where_prescribed: ({ data }) => (data.prescription === '' && data.vet === '' ? [] : [written(data.vet)]),
  withdrawal: (treated) => withdrawal(treated, false),
};
