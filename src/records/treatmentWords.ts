import { ruleSetOf } from '@domain/rules/ruleSets';
import { t } from '@domain/words';
import type { DataOf } from './kinds';

type Label = DataOf<'product'>;

export const PRODUCT_USE_NAMES: Readonly<Record<Label['what'], string>> = {
  medicine: t`Medicine`,
  vaccine: t`Vaccine`,
  parasite: t`Parasite control`,
  implant: t`Implant`,
  herbicide: t`Herbicide`,
  pesticide: t`Pesticide`,
  fertiliser: t`Fertilizer`,
  seed: t`Seed`,
  other: t`Other`,
};

export const DOSE_UNIT_NAMES: Readonly<Record<Label['dose_unit'], string>> = {
  ml: t`ml`,
  mg: t`mg`,
  g: t`g`,
  l: t`liters`,
  lb: t`lb`,
  piece: t`pieces`,
};

export const ROUTE_NAMES: Readonly<Record<NonNullable<Label['route']>, string>> = {
  subcutaneous: t`Under the skin`,
  intramuscular: t`Into the muscle`,
  intravenous: t`Into the vein`,
  oral: t`By mouth`,
  pour_on: t`Pour-on`,
  intramammary: t`Into the udder`,
  intranasal: t`Into the nose`,
  implant: t`Implant`,
  feed: t`In the feed`,
  water: t`In the water`,
  eye: t`Into the eye`,
  other: t`Other`,
};

export const ORGANIC_NAMES: Readonly<Record<NonNullable<Label['organic']>, string>> = {
  unaffected: t`Stay organic`,
  doubled: t`Stay organic with twice the withdrawal time`,
  lost: t`Are no longer organic`,
};

export const PADDOCK_TREATMENT_NAMES: Readonly<Record<DataOf<'paddock_treatment'>['what'], string>> = {
  herbicide: t`Herbicide`,
  pesticide: t`Pesticide`,
  fertiliser: t`Fertilizer`,
  lime: t`Lime`,
  compost: t`Compost`,
  manure: t`Manure`,
  seed: t`Seed`,
  other: t`Other`,
};

export const TAG_TYPE_NAMES: Readonly<Record<DataOf<'animal'>['ids'][number]['type'], string>> = {
  eid: t`Electronic (EID)`,
  official: t`Official`,
  visual: t`Visual`,
  tattoo: t`Tattoo`,
  brand: t`Brand`,
  other: t`Other`,
};

export const RULE_SET_NAMES: Readonly<Record<NonNullable<DataOf<'ranch'>['rule_set']>, string>> = {
  us_nop: ruleSetOf('us_nop').name,
  none: ruleSetOf('none').name,
};
