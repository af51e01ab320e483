import type { PaddockColumn, RegisterId, TreatmentColumn } from '@domain/animals/registers/registers';
import { t } from '@domain/words';

interface RegisterName {
  readonly short: string;
  readonly rule: string;
  /** The edition of the rule that was read: its day, YYYY-MM-DD; null where it was not noted. */
  readonly readOn: string | null;
}

/** What a register is called, and the rule whose fields it has. */
export const REGISTER_NAMES: Readonly<Record<RegisterId, RegisterName>> = {
  us_530_5: {
    short: t`United States`,
    rule: t`US, 21 CFR 530.5: extralabel use, the veterinarian’s record`,
    readOn: '1996-11-07',
  },
  au_lpa: { short: t`Australia`, rule: t`Australia, LPA`, readOn: null },
  eu_2019_6: { short: t`European Union`, rule: t`EU, 2019/6 Article 108(2)`, readOn: '2018-12-11' },
};

export const TREATMENT_COLUMN_NAMES: Readonly<Record<TreatmentColumn, string>> = {
  drug_and_active: t`Drug and active ingredient`,
  condition: t`Condition`,
  species: t`Species`,
  dosage: t`Dosage`,
  route: t`Route`,
  duration: t`Duration`,
  number_treated: t`Number treated`,
  withdrawal_meat_milk: t`Withdrawal, withholding or discard times for meat and milk`,
  date: t`Date`,
  given_by: t`Given by`,
  veterinarian: t`Veterinarian`,
  mob_or_tags: t`Mob or tags`,
  number: t`Number`,
  product: t`Product`,
  batch: t`Batch`,
  expiry: t`Expiry`,
  whp: t`WHP`,
  esi: t`ESI`,
  safe_for_slaughter: t`Date safe for slaughter`,
  first_date: t`Date of first administration`,
  amount: t`Amount`,
  supplier: t`Supplier`,
  proof: t`Proof of acquisition`,
  animals_or_group: t`Animals or group`,
  vet_where_prescribed: t`Veterinarian where prescribed`,
  withdrawal: t`Withdrawal time`,
};

export const PADDOCK_COLUMN_NAMES: Readonly<Record<PaddockColumn, string>> = {
  date: t`Date`,
  paddock: t`Paddock`,
  area: t`Area`,
  product: t`Product`,
  batch: t`Batch`,
  rate: t`Rate`,
  whp: t`WHP`,
  esi: t`ESI`,
  safe_to_graze: t`Date safe to graze`,
};
