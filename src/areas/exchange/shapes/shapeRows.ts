import { hasDirectionMarks, withoutDirectionMarks, foldWhiteSpace } from '@contract/text/text';
import type { FoundShape } from '@domain/formats/shapes/FoundShape';
import type { Finding } from '@domain/formats/shapes/judgeShapes';
import { t } from '@domain/words';
import type { ReadFile } from './readShapes';

/** What a shape of the file will be on the ranch. */
export type Becomes = 'paddock' | 'place' | 'boundary' | 'nothing';

/** A shape of the file with what is decided about it. */
export interface ShapeRow {
  /** Its place in the file. */
  readonly key: string;
  readonly found: FoundShape;
  /** How it lies on the ranch; undefined where nobody has looked. */
  readonly finding: Finding | undefined;
  readonly becomes: Becomes;
}

/** Which field of the file names its shapes; null: what the file calls a name. */
export type NamedBy = string | null;

const NAME_MAX = 100;
/** Covered so far by shapes of the same file, one is the edge of the land, and they are its parts. */
const COVERED = 0.9;

/** What a shape may be, what it is most likely first. */
export function choicesOf({ shape, outline }: FoundShape): readonly Becomes[] {
  if (shape === null) return ['nothing'];
  const may: Becomes[] = outline === null ? [] : ['paddock'];
  if (shape.type !== 'MultiPolygon') may.push('place');
  if (outline !== null || shape.type === 'LineString') may.push('boundary');
  return [...may, 'nothing'];
}

/** Whether several other shapes of the file lie in it. */
const holdsOthers = ({ onOthers }: Finding): boolean =>
  onOthers.filter(({ ofOther }) => (ofOther ?? 0) >= COVERED).length > 1;

function likeliest(found: FoundShape, finding: Finding | undefined): Becomes {
  const [first = 'nothing'] = choicesOf(found);
  if (finding === undefined || first !== 'paddock') return first;
  if (finding.sameAs !== null) return 'nothing';
  return holdsOthers(finding) ? 'boundary' : 'paddock';
}

/** The shapes of a file as they would come in if nobody says anything else. */
export const rowsOf = ({ shapes, findings }: ReadFile): readonly ShapeRow[] =>
  shapes.map((found, index) => {
    const key = String(index);
    const finding = findings.get(key);
    return { key, found, finding, becomes: likeliest(found, finding) };
  });

/** A text as a name of the record can be. */
function asName(text: string): string {
  const plain = hasDirectionMarks(text) ? withoutDirectionMarks(text) : text;
  // What PostgreSQL cannot hold: NUL and halves of a letter.
  const storable = plain.replace(/\0|\p{Cs}/gu, '');
  return Array.from(foldWhiteSpace(storable)).slice(0, NAME_MAX).join('').trim();
}

/** What a shape is called, here and on the ranch. */
export function nameOfRow({ key, found }: ShapeRow, namedBy: NamedBy): string {
  const given = namedBy === null ? found.name : (found.attributes[namedBy] ?? found.name);
  const name = asName(given);
  const number = Number(key) + 1;
  return name === '' ? t`Shape ${number}` : name;
}

/** The fields of the file that could name its shapes, as they come. */
export function nameFieldsOf(rows: readonly ShapeRow[]): readonly string[] {
  return [...new Set(rows.flatMap(({ found }) => Object.keys(found.attributes)))].slice(0, NAME_MAX);
}

/** The rows with another choice for some of them; who cannot be that stays what it is. */
export const withChoice = (
  rows: readonly ShapeRow[],
  keys: ReadonlySet<string>,
  becomes: Becomes,
): readonly ShapeRow[] =>
  rows.map((row) => (keys.has(row.key) && choicesOf(row.found).includes(becomes) ? { ...row, becomes } : row));
