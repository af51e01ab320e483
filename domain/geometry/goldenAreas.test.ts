import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { areaAcres } from './area';
import type { Shape } from './Position';
import { shapeProblem } from './shapeProblem';

interface Golden {
  exports: { file: string; pastures: { pasture: string; acres: number }[] }[];
}
interface Paddocks {
  features: { properties: { name: string }; geometry: Shape }[];
}

const folder = process.env.GOLDEN_DATA;
const ranch = join(folder ?? '', 'tomkat');
const read = <T>(file: string, none: T): T =>
  folder !== undefined && existsSync(join(ranch, file)) ? JSON.parse(readFileSync(join(ranch, file), 'utf8')) : none;
const golden = read<Golden>('golden.json', { exports: [] });
const { features } = read<Paddocks>('paddocks.geojson', { features: [] });

describe('the paddocks of a real ranch', () => {
  it('are measured where GOLDEN_DATA names their folder', () => {
    if (folder === undefined) console.info('GOLDEN_DATA is not set: no area is compared with that of real paddocks');
    else {
      expect(readdirSync(ranch)).toContain('paddocks.geojson');
      expect(features).toHaveLength(75);
      expect(features.filter(({ geometry }) => shapeProblem(geometry) !== undefined)).toEqual([]);
    }
  });

  for (const { file, pastures } of golden.exports) {
    it(`have the acres that ${file} names, within 0.001 %`, () => {
      const acres = new Map(pastures.map((each) => [each.pasture.toLowerCase(), each.acres]));
      const compared = features.flatMap(({ properties: { name }, geometry }) => {
        const expected = acres.get(name.toLowerCase());
        return expected === undefined ? [] : [{ name, off: Math.abs(areaAcres(geometry) / expected - 1) }];
      });
      expect(compared.length).toBeGreaterThanOrEqual(72);
      expect(compared.filter(({ off }) => off > 1e-5)).toEqual([]);
    });
  }
});
