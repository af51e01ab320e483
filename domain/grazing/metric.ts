/** What figures in metric units are worked out with (docs/grazing.md): 1 ha = 2.47105 acres, 1 kg = 2.20462 lb. */
export const ACRES_PER_HECTARE = 2.47105;
export const POUNDS_PER_KILOGRAM = 2.20462;
