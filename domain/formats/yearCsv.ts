import { isKnown, type Figure } from '../grazing/figure';
import { yearSheet, type YearRow, type YearSources } from '../landUnits/yearSheet';
import { tableOf, writeCsv, type Columns } from './csv';

const known = (figure: Figure | null | undefined): number | null =>
  figure !== null && figure !== undefined && isKnown(figure) ? figure : null;

const joined = (days: readonly string[]): string | null => (days.length === 0 ? null : days.join('; '));

const COLUMNS: Columns<YearRow> = [
  ['unit', ({ unit }) => unit.name],
  ['year', ({ year }) => year],
  ['animal', ({ animal }) => animal],
  ['area_ha', ({ areaHa }) => known(areaHa)],
  ['head_days', ({ headDays }) => known(headDays)],
  ['mean_head', ({ meanHead }) => known(meanHead)],
  ['mean_kg', ({ meanKg }) => known(meanKg)],
  ['days_grazed', ({ daysGrazed }) => daysGrazed],
  ['stays', ({ stays }) => stays],
  ['mean_stay_days', ({ meanStayDays }) => meanStayDays],
  ['mean_rest_days', ({ meanRestDays }) => meanRestDays],
  ['density_au_ha', ({ densityAuHa }) => known(densityAuHa)],
  ['ad_per_ha', ({ adPerHa }) => known(adPerHa)],
  ['hay_dm_kg', ({ hayDmKg }) => known(hayDmKg)],
  ['fertiliser_kg', ({ fertiliserKg }) => known(fertiliserKg)],
  ['n_kg', ({ nitrogenKg }) => known(nitrogenKg)],
  ['lime_kg', ({ limeKg }) => known(limeKg)],
  ['compost_kg', ({ compostKg }) => known(compostKg)],
  ['burned_on', ({ burnedOn }) => joined(burnedOn)],
  ['tilled_on', ({ tilledOn }) => joined(tilledOn)],
  ['seeded_on', ({ seededOn }) => joined(seededOn)],
  ['share_live', ({ entered }) => known(entered?.live)],
  ['share_sent_later', ({ entered }) => known(entered?.sentLater)],
  ['share_late', ({ entered }) => known(entered?.late)],
  ['share_imported', ({ entered }) => known(entered?.imported)],
  ['recorded', ({ entered }) => entered?.recorded ?? null],
  ['change_head_days_percent', ({ changes }) => changes.headDays],
  ['change_stay_percent', ({ changes }) => changes.stay],
  ['change_rest_percent', ({ changes }) => changes.rest],
  ['change_density_percent', ({ changes }) => changes.density],
  ['change_ad_percent', ({ changes }) => changes.ad],
  ['attested_by', ({ attestation }) => attestation?.data.name ?? null],
  ['attested_at', ({ attestation }) => attestation?.data.at ?? null],
  ['chain_n', ({ attestation }) => attestation?.data.chain_n ?? null],
  ['line_sha256', ({ attestation }) => attestation?.data.line_sha256 ?? null],
];

/** `year.csv`: a row for each unit, year and class, in SI units, unrounded; what is unknown is empty, and so is the ranch's name. */
export const yearCsv = (sources: YearSources, year: number, at: number): string =>
  writeCsv(tableOf(COLUMNS, yearSheet(sources, year, at)));
