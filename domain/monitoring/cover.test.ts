import { evidenceCases, expectFigures } from '../testing/evidenceCases';
import { changeOf, coverOf, shareOf } from './cover';
import type { Hits } from './monitoringFacts';

const NONE: Hits = { bare: 0, litter: 0, rock: 0, annual_grass: 0, perennial_grass: 0, forb: 0, shrub: 0, tree: 0 };

for (const { id, topic, inputs, expected } of evidenceCases<{ transect_reading: Hits }>('M2')) {
  it(`rule M2: ${id} ${topic}`, () => {
    const { points, shares, groundCover } = coverOf(inputs.transect_reading);
    const { share, error } = shares.bare;
    expectFigures(expected, { points, bare: share * 100, error: error * 100, ground_cover: groundCover.share * 100 });
  });
}

it('rule M2: points are the sum of the hits, and ground cover is what is not bare, with the same error', () => {
  const { points, shares, groundCover } = coverOf({ ...NONE, bare: 5, rock: 1, tree: 14 });
  expect([points, shares.bare.share, shares.rock.share, shares.tree.share, shares.forb]).toEqual([
    ...[20, 0.25, 0.05, 0.7, { share: 0, error: 0 }],
  ]);
  expect(groundCover).toEqual({ share: 0.75, error: shares.bare.error });
});

it('rule M3: 18 to 10 percent of 100 points is within what such counts vary; 30 to 10 is a change', () => {
  const within = changeOf(shareOf(18, 100), shareOf(10, 100));
  expect(within.change).toBeCloseTo(-0.08, 12);
  expect(within.error).toBeCloseTo(Math.sqrt((0.18 * 0.82) / 100 + (0.1 * 0.9) / 100), 12);
  expect(within.isChange).toBe(false);
  expect(changeOf(shareOf(30, 100), shareOf(10, 100)).isChange).toBe(true);
});

it('rule M3: none is no change, of all points or of none', () => {
  expect(changeOf(shareOf(0, 100), shareOf(0, 100))).toEqual({ change: 0, error: 0, isChange: false });
  expect(changeOf(shareOf(0, 100), shareOf(100, 100)).isChange).toBe(true);
});
