import { withoutAccents } from '../../formats/table/withoutAccents';
import type { ReaderColumn, WeightUnit } from './ReaderColumn';

/** What makers of readers and scales, and farm programs, call their columns; folded, without marks and units. */
const WORDS: readonly (readonly [is: ReaderColumn, words: RegExp])[] = [
  ['eid', /^((eid|electronic (id|tag)( eid)?|rfid|transponder)( (id|tag|number|no))?|arete electronico)$/],
  ['official', /^(nlis( id)?|national id( animal)?|official (id|tag)|arete oficial|siniiga)$/],
  ['visual', /^(vid|visual( (id|tag))?|lid|tag|farm id( animal)?|management tag|arete)$/],
  ['weight', /^((live ?)?weight|lwt|wt|peso( vivo)?)$/],
  ['unit', /^((weight )?units?|uom|unidad(es)?)$/],
  ['datetime', /^(date ?time|time ?stamp|fecha y hora)$/],
  ['date', /^((weigh(ing)? |session )?date|fecha)$/],
  ['time', /^(time|hora)$/],
  ['session', /^session( (name|id))?$/],
  ['birth', /^(date ?of ?birth|dob|birth ?date|born|fecha de nacimiento)$/],
  ['note', /^(notes?|comments?|remarks?|notas?|comentarios?)$/],
  // Known, and passed over.
  ['', /^(adg|days|lwg|gr|gain|gps|latitude|longitude|lat|lon|code|condition score|draft|breed|sex)$/],
];

const UNITS = /\b(kgs?|kilogram(o?s)?|lbs?|pounds?|libras?)\b/;

const folded = (name: string): string =>
  withoutAccents(name)
    .toLowerCase()
    .replace(/[_\-.:/()[\]]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** What the name of a column says that it is; undefined where it is none of the known ones. */
export function columnOfName(name: string): ReaderColumn | undefined {
  const plain = folded(name).replace(UNITS, '').replace(/\s+/g, ' ').trim();
  return name.trim() === '$' ? '' : WORDS.find(([, words]) => words.test(plain))?.[0];
}

/** The unit that a text names: "Weight (kg)", "LB", "512 kg"; null where it names none. */
export function unitNamed(text: string): WeightUnit | null {
  if (!/[a-z]/i.test(text)) return null;
  const unit = UNITS.exec(folded(text).replace(/(\d)([a-z])/, '$1 $2'))?.[1];
  if (unit === undefined) return null;
  return unit.startsWith('k') ? 'kg' : 'lb';
}
