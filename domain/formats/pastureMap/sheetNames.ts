import { attribute, tagsOf, valuesOf } from './tagsOf';

const SHEETS = new Set(['sheet']);
// eslint-disable-next-line lingui/no-unlocalized-strings -- the name of an element
const RELATIONS = new Set(['Relationship']);
const NAME = attribute('name');
const ID = attribute('id');
/* eslint-disable lingui/no-unlocalized-strings -- names of attributes */
const RELATION = attribute('Id');
const TARGET = attribute('Target');
/* eslint-enable lingui/no-unlocalized-strings */

/** What the sheets of a workbook are called, by their paths in it, as far as that can be told. */
export function sheetNames(textOf: (path: string) => string): ReadonlyMap<string, string> {
  const nameById = new Map<string, string>();
  for (const tag of tagsOf(textOf('xl/workbook.xml'), SHEETS)) {
    const [[name = ''], [id = '']] = [valuesOf(NAME, tag), valuesOf(ID, tag)];
    nameById.set(id, name);
  }
  const names = new Map<string, string>();
  for (const tag of tagsOf(textOf('xl/_rels/workbook.xml.rels'), RELATIONS)) {
    const [[id = ''], [target = '']] = [valuesOf(RELATION, tag), valuesOf(TARGET, tag)];
    const name = nameById.get(id);
    if (name !== undefined) names.set(target.startsWith('/') ? target.slice(1) : `xl/${target}`, name);
  }
  return names;
}
