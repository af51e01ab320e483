import { combine, isKnown, mapFigure, missing, type Figure } from '../grazing/figure';
import { ACRES_PER_HECTARE } from '../grazing/metric';

/**
 * Animal days an acre and inch of rain (rule D4): Σ AD / Σ acres / inches of the same days. It lacks `rain` where none is
 * recorded, or 0, and `acres` where those are missing or 0.
 *
 * @param inches null: nothing is recorded
 */
export function adPerAcreInch(ad: Figure, acres: Figure, inches: number | null): Figure {
  const size = isKnown(acres) && acres === 0 ? missing('acres', '') : acres;
  const rain = inches === null || inches === 0 ? missing('rain', '') : inches;
  return combine(
    combine(ad, size, (days, area) => days / area),
    rain,
    (days, inch) => days / inch,
  );
}

const MM_PER_INCH = 25.4;

/** The same in AD a hectare for each 100 mm of rain. */
export const adPerHectare100mm = (perAcreInch: Figure): Figure =>
  mapFigure(perAcreInch, (days) => (days * ACRES_PER_HECTARE * 100) / MM_PER_INCH);
