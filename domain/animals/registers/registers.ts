/** A column of a register of treatments, by what it asks for. */
export type TreatmentColumn =
  | 'drug_and_active'
  | 'condition'
  | 'species'
  | 'dosage'
  | 'route'
  | 'duration'
  | 'number_treated'
  | 'withdrawal_meat_milk'
  | 'date'
  | 'given_by'
  | 'veterinarian'
  | 'mob_or_tags'
  | 'number'
  | 'product'
  | 'batch'
  | 'expiry'
  | 'whp'
  | 'esi'
  | 'safe_for_slaughter'
  | 'first_date'
  | 'amount'
  | 'supplier'
  | 'proof'
  | 'animals_or_group'
  | 'vet_where_prescribed'
  | 'withdrawal';

/** A column of a register of treated paddocks. */
export type PaddockColumn =
  'date' | 'paddock' | 'area' | 'product' | 'batch' | 'rate' | 'whp' | 'esi' | 'safe_to_graze';

/** What a register of treatments asks for, as we read its rule. Rules change: the page says so. */
export interface Register {
  readonly columns: readonly TreatmentColumn[];
  /** Null where it has no table of paddocks. */
  readonly paddockColumns: readonly PaddockColumn[] | null;
  /** For how long it is kept at least; null: as the program that asks for it says. */
  readonly keptYears: number | null;
}

export const REGISTER_IDS = ['us_530_5', 'au_lpa', 'eu_2019_6'] as const;

export type RegisterId = (typeof REGISTER_IDS)[number];

/** The registers by their names in the address (docs/animals.md, Registers, has their sources). */
export const REGISTERS: Readonly<Record<RegisterId, Register>> = {
  us_530_5: {
    columns: [
      'drug_and_active',
      'condition',
      'species',
      'dosage',
      'route',
      'duration',
      'number_treated',
      'withdrawal_meat_milk',
      'date',
      'given_by',
      'veterinarian',
    ],
    paddockColumns: null,
    keptYears: 2,
  },
  au_lpa: {
    columns: [
      'date',
      'mob_or_tags',
      'number',
      'product',
      'batch',
      'expiry',
      'whp',
      'esi',
      'safe_for_slaughter',
      'given_by',
    ],
    paddockColumns: ['date', 'paddock', 'area', 'product', 'batch', 'rate', 'whp', 'esi', 'safe_to_graze'],
    keptYears: null,
  },
  eu_2019_6: {
    columns: [
      'first_date',
      'product',
      'amount',
      'supplier',
      'proof',
      'animals_or_group',
      'vet_where_prescribed',
      'withdrawal',
      'duration',
    ],
    paddockColumns: null,
    keptYears: 5,
  },
};
