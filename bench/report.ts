import { verdictOf, type Budget, type Figure } from './figure';
import { median, rangeOf } from './statistics';

/** Enough digits to tell two figures of a kind apart, and no more. */
function written(value: number, unit: Figure['unit']): string {
  const digits = { KiB: 1, MiB: 2, MB: 0, times: 2, ms: 0, µs: 0, '/s': 0, points: 0, '': 0 }[unit];
  return Number.isInteger(value) && unit === '' ? String(value) : value.toFixed(digits);
}

function budgetText(budget: Budget | undefined): string {
  if (budget === undefined) return '';
  return 'atMost' in budget ? `≤ ${budget.atMost}` : `≥ ${budget.atLeast}`;
}

function rowOf(figure: Figure): string[] {
  const { what, unit, samples, budget, beside = {} } = figure;
  const { least, most } = rangeOf(samples);
  return [
    what,
    `${written(median(samples), unit)} ${unit}`.trim(),
    samples.length > 1 ? `${written(least, unit)} to ${written(most, unit)}` : '',
    budgetText(budget),
    verdictOf(figure),
    Object.entries(beside)
      .map(([name, value]) => `${name} ${written(value, unit)}`)
      .join(', '),
  ];
}

const HEAD = ['what', 'median', 'noise', 'budget', '', 'beside'];

/** The figures as a table for a terminal, each with its details below it. */
export function tableOf(figures: readonly Figure[]): string {
  const rows = [HEAD, ...figures.map(rowOf)];
  const widths = HEAD.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const lines = rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
  const [head = '', ...body] = lines;
  return [head, ...body.flatMap((line, index) => [line, ...(figures[index]?.details ?? []).map((one) => `    ${one}`)])]
    .join('\n')
    .concat('\n');
}
