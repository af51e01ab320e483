import { readGolden, testOfGolden } from '../testing/goldenData';
import { areaAcres } from './area';
import type { Shape } from './Position';
import { shapeProblem } from './shapeProblem';

interface Golden {
  exports: { file: string; pastures: { pasture: string; acres: number }[] }[];
}
interface Paddocks {
  features: { properties: { name: string }; geometry: Shape }[];
}

const golden = readGolden<Golden>('tomkat', 'golden.json');
const paddocks = readGolden<Paddocks>('tomkat', 'paddocks.geojson');

describe('the paddocks of a real ranch', () => {
  testOfGolden('are measured', golden !== undefined && paddocks !== undefined);
  if (golden === undefined || paddocks === undefined) return;
  const { features } = paddocks;

  it('are 75, each with a good shape', () => {
    expect(features).toHaveLength(75);
    expect(features.filter(({ geometry }) => shapeProblem(geometry) !== undefined)).toEqual([]);
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
