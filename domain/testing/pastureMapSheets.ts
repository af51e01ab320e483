import type { Sheet } from '../formats/pastureMap/Workbook';

type Cell = string | number | Date | null;

/** A wall-clock time as a workbook has it: "2024-03-23 11:30". */
export const wall = (text: string): Date => new Date(`${text.replace(' ', 'T')}Z`);

export const MOVES_HEADER = [
  'Date and time',
  'Pasture',
  'Activity',
  'Herd',
  'Number of animals',
  'Total weight (lbs)',
  'Total daily DMI (lbs)',
  'Actual grazing days',
  'Planned grazing days',
  'Available DM (lbs/acre)',
  'Notes',
];
export const EVENTS_HEADER = [
  'Start date',
  'End date',
  'Activity',
  'Pasture',
  'Herd',
  'Number of animals',
  'Total weight (lbs)',
  'Total daily DMI (lbs)',
  'Actual grazing days',
  'Planned grazing days',
  'Available DM (lbs/acre)',
  'Notes',
  'Residual DM (lbs/acre)',
  'Notes',
  'DM Taken',
];

/** A move-in or move-out of a herd that eats so much a day. */
export const moved = (
  at: string,
  part: string,
  activity: string,
  herd: string,
  head: number,
  intake: number,
): Cell[] => [wall(at), part, activity, herd, head, (intake / 0.03) | 0, intake];

/** A stay of the layout "events". */
export const grazed = (from: string, to: string, part: string, herd: string, head: number, intake: number): Cell[] => [
  wall(from),
  wall(to),
  'Grazing Event',
  part,
  herd,
  head,
  (intake / 0.03) | 0,
  intake,
];

interface PastureSheet {
  readonly name: string;
  readonly acres?: number;
  readonly forageLb?: number;
  readonly rows: readonly (readonly Cell[])[];
  /** What the sheet is called, where that is not the pasture's name. */
  readonly sheet?: string;
}

interface Season {
  readonly exported?: string;
  readonly zone?: string;
  readonly starts?: string;
  readonly ends?: string | null;
}

/** A workbook as PastureMap exports it, in the layout that its pastures' header has. */
export function pastureMapSheets(
  header: readonly string[],
  pastures: readonly PastureSheet[],
  { exported = '2024-08-01 12:00', zone = 'America/Denver', starts = '2024-01-01', ends = null }: Season = {},
): Sheet[] {
  const summary: Cell[][] = [
    ['Export date', wall(exported)],
    ['Time zone', zone],
    [null, null],
    ['Ranch', 'Rocking D'],
    ['Season start date', wall(`${starts} 00:00`)],
    ['Season end date', ends === null ? null : wall(`${ends} 00:00`)],
    ['Standard animal weight (lbs)', 1_000],
    ['Standard animal DMI (lbs)', 30],
    [null, null],
    [
      'Pasture name',
      'Area (acres)',
      '% Grazeable acres',
      'Grass type',
      'Forage grazed this season (lbs)',
      'Recovery days',
    ],
    ...pastures.map(({ name, acres = 40, forageLb }): Cell[] => [name, acres, null, 'Brome', forageLb ?? null, null]),
  ];
  return [
    { sheet: 'Grazing summary report', data: summary },
    ...pastures.map(({ name, rows, sheet = name }) => ({
      sheet,
      data: [['Pasture name', name], ['Activity history'], [...header], ...rows],
    })),
  ];
}
