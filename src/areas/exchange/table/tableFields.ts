import type { DayOrder } from '@domain/formats/table/cellTime';
import type { DecimalMark } from '@domain/formats/table/cellNumber';
import { withoutAccents } from '@domain/formats/table/withoutAccents';
import { t } from '@domain/words';
import type { DataOf } from '@records/index';

export type TableKind = 'herds' | 'paddocks' | 'moves';
export type Animal = DataOf<'count'>['classes'][number]['animal'];

/** What a column may be. */
interface TableField {
  readonly name: string;
  readonly label: string;
  /** Names that such columns have, in English, those of our own exports among them, and in Spanish without accents. */
  readonly words: RegExp;
}

const NOTE: TableField = {
  name: 'note',
  label: t`Note`,
  words: /^(notes?|comments?|remarks?|notas?|comentarios?|observacion(es)?)$/,
};
const HERD: TableField = {
  name: 'herd',
  label: t`Herd`,
  words: /^(herd|herd name|mob|group|lot|hato|nombre del hato|lote|grupo)$/,
};
const PADDOCK: TableField = {
  name: 'paddock',
  label: t`Paddock`,
  words:
    /^(paddocks?|pastures?|fields?|camps?|paddock name|pasture name|to|location|moved to|potreros?|pastas?|nombre del potrero|lugar|destino)$/,
};
const TIME: TableField = { name: 'time', label: t`Time of day`, words: /^(time|hour|hora)$/ };

/** The fields of each kind of table. The first one of each is needed. */
export const FIELDS: Readonly<Record<TableKind, readonly TableField[]>> = {
  herds: [
    {
      name: 'name',
      label: t`Name`,
      words: /^(name|herd|herd name|mob|group|lot|nombre|hato|nombre del hato|lote|grupo)$/,
    },
    {
      name: 'animal',
      label: t`Animals`,
      words: /^(animal(e?s)?|class|animal class|type|kind|species|clase|tipo|especie)$/,
    },
    {
      name: 'head',
      label: t`Head`,
      words:
        /^(head|heads|head count|count|number|number of animals|animal count|#|cabezas?|numero|numero de (cabezas|animales)|conteo|cantidad)$/,
    },
    {
      name: 'weight',
      label: t`Average weight`,
      words: /^((average|avg|mean)? ?weight( per head)?|peso( promedio| medio)?( por cabeza)?)$/,
    },
    { name: 'totalWeight', label: t`Weight of all`, words: /^((total|herd) weight|peso total|peso del hato)$/ },
    {
      name: 'gain',
      label: t`Gain per day`,
      words: /^(gain|gain per day|daily gain|adg|ganancia|ganancia (diaria|por dia)|gdp)$/,
    },
    {
      name: 'date',
      label: t`Counted on`,
      words: /^(date|counted|counted on|when|at|as of|fecha|fecha de(l)? conteo|contados?|cuando)$/,
    },
    NOTE,
  ],
  paddocks: [
    {
      name: 'name',
      label: t`Name`,
      words: /^(name|paddock|pasture|field|camp|paddock name|pasture name|nombre|potrero|pasta|nombre del potrero)$/,
    },
    {
      name: 'area',
      label: t`Area`,
      words: /^(area|acres|acreage|hectares|size|superficie|hectareas|tamano)$/,
    },
    {
      name: 'grazeableArea',
      label: t`Grazeable area`,
      words:
        /^((grazeable|grazable) (area|acres|hectares)|(area|superficie|acres|hectareas) (pastoreable|aprovechable)s?)$/,
    },
    {
      name: 'grazeable',
      label: t`Grazeable percent`,
      words:
        /^((% |percent )?(grazeable|grazable)( acres)?( percent| ?%)?|(% |porcentaje )?(pastoreable|aprovechable)( ?%)?)$/,
    },
    {
      name: 'parent',
      label: t`Part of paddock`,
      words: /^(parent|parent paddock|part of|parte de|parte del potrero)$/,
    },
    {
      name: 'grass',
      label: t`Grass type`,
      words: /^(grass|grass type|forage type|vegetation|zacate|(tipo de )?(zacate|pasto|forraje)|vegetacion)$/,
    },
    {
      name: 'rest',
      label: t`Rest target in days`,
      words: /^(rest target|rest target days|target rest|recovery target|meta de descanso( en)?( dias)?)$/,
    },
    NOTE,
  ],
  moves: [
    HERD,
    PADDOCK,
    {
      name: 'date',
      label: t`Moved in`,
      words:
        /^(in|date|date in|move in|moved in|start|start date|from|when|at|on|entrada|entro|fecha|fecha de entrada|inicio|desde|cuando)$/,
    },
    TIME,
    {
      name: 'out',
      label: t`Moved out`,
      words: /^(out|date out|move out|moved out|end|end date|until|salida|salio|fecha de salida|fin|hasta)$/,
    },
    { name: 'days', label: t`Planned days`, words: /^(planned days|dias planeados)$/ },
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

/** A column's name without its unit, marks and accents: "Average weight (lb)" and "average_weight_lb" are the same. */
const plain = (column: string): string =>
  withoutAccents(column)
    .toLowerCase()
    .replace(/[([].*?[)\]]/g, ' ')
    .replace(/[_\-.:]+/g, ' ')
    .replace(/\b(lbs?|pounds|libras|kgs?|kilograms|kilogramos|ac|ha)\b/g, ' ')
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
  const all = withoutAccents(columns.join(' ')).toLowerCase().replaceAll('_', ' ');
  const said = (metric: RegExp, imperial: RegExp) => (metric.test(all) ? true : imperial.test(all) ? false : undefined);
  return {
    isHectares: said(/\b(ha|hectares?|hectareas?)\b/, /\b(ac|acres?|acreage)\b/),
    isKilograms: said(/\b(kgs?|kilogram(o?s)?)\b/, /\b(lbs?|pounds?|libras?)\b/),
  };
}
