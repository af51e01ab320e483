import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import readWorkbook from 'read-excel-file/universal';
import { ARanch } from '../testing/aRanch';
import { allFigures } from '../testing/allFigures';
import { writeStays } from '../testing/factsFromStays';
import { readExport } from '../testing/pastureMapSheets';
import { sum } from './figure';
import { forageBetween, lastsAt, type Stay } from './stays';

interface Golden {
  exports: {
    file: string;
    timeZone: string;
    exportedAt: number;
    seasonStart: number;
    seasonEnd: number | null;
    pastures: {
      pasture: string;
      row: number;
      ours: { forageLb: number; restDays: number | null };
      reasons: string[];
    }[];
  }[];
}

/** Paddocks in which our rules and the expected figures differ, and why. */
const KNOWN: Record<string, string> = {
  '61 50': 'its last stays had no animals: they reset no rest',
};

const isOf = ({ herdUuid }: Stay, herd: string): boolean => herdUuid === herd || herdUuid.startsWith(`${herd} (part`);

const folder = process.env.GOLDEN_DATA;
const file = folder === undefined ? undefined : join(folder, 'tomkat', 'golden.json');
const golden: Golden =
  file !== undefined && existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : { exports: [] };

describe('D7 the exports of a real ranch', () => {
  it('are compared where GOLDEN_DATA names their folder', () => {
    if (folder === undefined) console.info('GOLDEN_DATA is not set: figures are not compared with real exports');
    else expect(readdirSync(folder)).toContain('tomkat');
  });

  for (const { file: name, ...expected } of golden.exports) {
    it(`give the same forage and rest in each paddock of ${name}`, async () => {
      const workbook = await readWorkbook(new Blob([readFileSync(join(folder ?? '', 'tomkat', name))]));
      const { paddocks, stays } = readExport(workbook);
      const ranch = new ARanch().settings({ time_zone: 'America/Los_Angeles' });
      for (const [uuid, acres] of paddocks) ranch.paddock(uuid, acres);
      writeStays(ranch, stays, 'America/Los_Angeles');
      const { timelines, paddocks: figures } = allFigures(ranch.records(), expected.exportedAt * 1_000);
      const [starts, ends] = [expected.seasonStart * 1_000, (expected.seasonEnd ?? Infinity) * 1_000];
      const closed = stays.filter(({ from, to }) => to !== null && from >= starts && from < ends);
      // A stay that goes on in the same paddock is one stay of ours: what is compared ends where the file's last one does.
      const takenIn = (uuid: string) =>
        sum(
          (timelines.visits.get(uuid) ?? []).map(({ stay }) => {
            const within = closed.filter(
              (each) => each.paddock === uuid && lastsAt(stay, each.from) && isOf(stay, each.herd),
            );
            const end = Math.max(...within.map(({ to }) => to ?? 0));
            return within.length === 0 ? 0 : forageBetween(stay, stay.from, Math.min(end, stay.to), timelines.standard);
          }),
        );
      const differ = expected.pastures.flatMap(({ row, ours, reasons }) => {
        const [uuid] = paddocks[row - 1] ?? [''];
        const forage = takenIn(uuid);
        const restDays = figures.get(uuid)?.restDays ?? null;
        const isSame =
          typeof forage === 'number' && Math.abs(forage - ours.forageLb) <= 0.001 * Math.max(ours.forageLb, 0.001);
        return (isSame && restDays === ours.restDays) || (isSame && uuid in KNOWN)
          ? []
          : [{ uuid, forage, expected: ours.forageLb, restDays, rest: ours.restDays, reasons }];
      });
      expect(differ).toEqual([]);
    });
  }
});
