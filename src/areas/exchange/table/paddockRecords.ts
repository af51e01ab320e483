import type { TableRow } from '@domain/formats/table/readTable';
import { t } from '@domain/words';
import { unitOf } from '@shared/units/units';
import { asNote } from '@shared/lib/asNote';
import { newPaddock } from './newRecords';
import { assertGood, BadRow, rowReader } from './rowReader';
import type { Match } from './tableFields';
import { byName, live, livesAt } from './names';
import { eachRow, folded, NONE_UNKNOWN, type TableMaker } from './tableRecords';

const HECTARES_PER_ACRE = unitOf('area', 'metric').factor;
type Reader = ReturnType<typeof rowReader>;
type NewPaddock = ReturnType<typeof newPaddock>;

/** The percent that can be grazed, from itself or from the areas. */
function grazeablePercent({ number }: Reader): number {
  const percent = number('grazeable');
  if (percent !== null) return percent;
  const [area, grazeable] = [number('area'), number('grazeableArea')];
  if (area === null || grazeable === null || area === 0) return 100;
  if (grazeable > area * 1.000001) throw new BadRow(t`The grazeable area is larger than the area`);
  return Math.min(100, (grazeable / area) * 100);
}

function paddockOf(reader: Reader, { isHectares }: Match): NewPaddock {
  const { text, number, needed } = reader;
  const area = number('area');
  const paddock = newPaddock(needed('name'));
  return {
    ...paddock,
    data: {
      ...paddock.data,
      acres: area === null || !isHectares ? area : area / HECTARES_PER_ACRE,
      grazeable_percent: grazeablePercent(reader),
      rest_target_days: number('rest'),
      grass_type: text('grass'),
      note: asNote(text('note')),
    },
  };
}

interface Made {
  readonly line: number;
  readonly paddock: NewPaddock;
  readonly parent: string;
}

/** A table of paddocks: those that are not there yet. A subdivision names a paddock of the ranch or of the table. */
export const paddockRecords: TableMaker = async ({ rows }, match, grounds, signal) => {
  const names = byName(grounds.paddocks);
  const parts = new Set(grounds.paddocks.filter(({ data }) => data.parent_uuid !== null).map(({ uuid }) => uuid));
  const known = new Set(names.keys());
  const made: Made[] = [];
  let there = 0;
  const readRow = (row: TableRow) => {
    const reader = rowReader(row, match, grounds);
    const paddock = paddockOf(reader, match);
    assertGood('paddock', paddock.data);
    const { name } = paddock.data;
    const key = folded(name);
    if (known.has(key)) {
      if (!livesAt(names, key, grounds.now)) throw new BadRow(t`The paddock ${name} is retired`);
      there += 1;
      return;
    }
    if (names.has(key)) throw new BadRow(t`Another row has the name ${name}`);
    names.set(key, [live(paddock.uuid)]);
    const parent = reader.text('parent');
    if (parent !== '') parts.add(paddock.uuid);
    made.push({ line: row.line, paddock, parent });
  };
  const bad = await eachRow(rows, readRow, signal);
  const records: NewPaddock[] = made.filter(({ parent }) => parent === '').map(({ paddock }) => paddock);
  for (const { line, paddock, parent } of made) {
    if (parent === '') continue;
    const uuid = names.get(folded(parent))?.[0]?.uuid;
    if (uuid === undefined) bad.push({ line, why: t`There is no paddock ${parent} that it could be part of` });
    else if (!livesAt(names, parent, grounds.now)) bad.push({ line, why: t`The paddock ${parent} is retired` });
    else if (parts.has(uuid)) bad.push({ line, why: t`${parent} is part of a paddock itself` });
    else records.push({ ...paddock, data: { ...paddock.data, parent_uuid: uuid } });
  }
  return { records, bad: bad.sort((one, other) => one.line - other.line), there, unknown: NONE_UNKNOWN };
};
