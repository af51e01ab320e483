import type { DayOrder } from '@domain/formats/table/cellTime';
import type { DecimalMark } from '@domain/formats/table/cellNumber';
import { t } from '@domain/words';
import type { DataOf } from '@records/index';

export type TableKind = 'herds' | 'paddocks' | 'moves';
export type Animal = DataOf<'count'>['classes'][number]['animal'];

/** What a column may be. `words` are names that such columns have, those of our own exports among them. */
interface TableField {
  readonly name: string;
  readonly label: string;
  readonly words: RegExp;
}

const NOTE: TableField = { name: 'note', label: t`Note`, words: /^(notes?|comments?|remarks?)$/ };
const HERD: TableField = { name: 'herd', label: t`Herd`, words: /^(herd|herd name|mob|group|lot)$/ };
const PADDOCK: TableField = {
  name: 'paddock',
  label: t`Paddock`,
  words: /^(paddocks?|pastures?|fields?|camps?|paddock name|pasture name|to|location|moved to)$/,
};
const TIME: TableField = { name: 'time', label: t`Time of day`, words: /^(time|hour)$/ };

/** The fields of each kind of table. The first one of each is needed. */
export const FIELDS: Readonly<Record<TableKind, readonly TableField[]>> = {
  herds: [
    { name: 'name', label: t`Name`, words: /^(name|herd|herd name|mob|group|lot)$/ },
    { name: 'animal', label: t`Animals`, words: /^(animals?|class|animal class|type|kind|species)$/ },
    { name: 'head', label: t`Head`, words: /^(head|heads|head count|count|number|number of animals|animal count|#)$/ },
    { name: 'weight', label: t`Average weight`, words: /^(average|avg|mean)? ?weight( per head)?$/ },
    { name: 'totalWeight', label: t`Weight of all`, words: /^(total|herd) weight$/ },
    { name: 'gain', label: t`Gain per day`, words: /^(gain|gain per day|daily gain|adg)$/ },
    { name: 'date', label: t`Counted on`, words: /^(date|counted|counted on|when|at|as of)$/ },
    NOTE,
  ],
  paddocks: [
    { name: 'name', label: t`Name`, words: /^(name|paddock|pasture|field|camp|paddock name|pasture name)$/ },
    { name: 'area', label: t`Area`, words: /^(area|acres|acreage|hectares|size)$/ },
    { name: 'grazeableArea', label: t`Grazeable area`, words: /^(grazeable|grazable) (area|acres|hectares)$/ },
    {
      name: 'grazeable',
      label: t`Grazeable percent`,
      words: /^(% |percent )?(grazeable|grazable)( acres)?( percent| ?%)?$/,
    },
    { name: 'parent', label: t`Part of paddock`, words: /^(parent|parent paddock|part of)$/ },
    { name: 'grass', label: t`Grass type`, words: /^(grass|grass type|forage type|vegetation)$/ },
    {
      name: 'rest',
      label: t`Rest target in days`,
      words: /^(rest target|rest target days|target rest|recovery target)$/,
    },
    NOTE,
  ],
  moves: [
    HERD,
    PADDOCK,
    {
      name: 'date',
      label: t`Moved in`,
      words: /^(in|date|date in|move in|moved in|start|start date|from|when|at|on)$/,
    },
    TIME,
    { name: 'out', label: t`Moved out`, words: /^(out|date out|move out|moved out|end|end date|until)$/ },
    { name: 'days', label: t`Planned days`, words: /^planned days$/ },
    NOTE,
  ],
};

/** What must be matched before anything comes in. */
export const NEEDED: Readonly<Record<TableKind, readonly string[]>> = {
  herds: ['name'],
  paddocks: ['name'],
  moves: ['herd', 'paddock', 'date'],
};

/** How a table is read: what each of its columns is, and how its cells are written. */
export interface Match {
  readonly kind: TableKind;
  /** The field of each column; empty: it is left out. */
  readonly fields: readonly string[];
  readonly mark: DecimalMark;
  /** Null until the person has said what the cells do not. */
  readonly order: DayOrder | null;
  readonly isHectares: boolean;
  readonly isKilograms: boolean;
  /** What animals are where the table does not say it. */
  readonly animal: Animal;
  /** Whether herds and paddocks that moves name, and that are not there, are made. */
  readonly makesUnknown: boolean;
}

/** A column's name without its unit and marks: "Average weight (lb)" and "average_weight_lb" are the same. */
const plain = (column: string): string =>
  column
    .toLowerCase()
    .replace(/[([].*?[)\]]/g, ' ')
    .replace(/[_\-.:]+/g, ' ')
    .replace(/\b(lbs?|pounds|kgs?|kilograms|ac|ha)\b/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** What each column is, by its name. No two columns are one field. */
export function guessFields(columns: readonly string[], kind: TableKind): string[] {
  const used = new Set<string>();
  return columns.map((column) => {
    const found = FIELDS[kind].find(({ name, words }) => !used.has(name) && words.test(plain(column)));
    if (found !== undefined) used.add(found.name);
    return found?.name ?? '';
  });
}

/** What a table has, by the names of its columns. */
export function guessKind(columns: readonly string[]): TableKind {
  const matched = (kind: TableKind) => {
    const fields = guessFields(columns, kind);
    const isWhole = NEEDED[kind].every((field) => fields.includes(field));
    return isWhole ? fields.filter(Boolean).length : 0;
  };
  if (matched('moves') > 0) return 'moves';
  return matched('paddocks') > matched('herds') ? 'paddocks' : 'herds';
}

/** Whether the names of columns say metric units; undefined where they name none. */
export function guessUnits(columns: readonly string[]) {
  const all = columns.join(' ').toLowerCase().replaceAll('_', ' ');
  const said = (metric: RegExp, imperial: RegExp) => (metric.test(all) ? true : imperial.test(all) ? false : undefined);
  return {
    isHectares: said(/\b(ha|hectares?)\b/, /\b(ac|acres?|acreage)\b/),
    isKilograms: said(/\b(kgs?|kilograms?)\b/, /\b(lbs?|pounds?)\b/),
  };
}
