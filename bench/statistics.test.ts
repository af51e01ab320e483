import { median, percentile, rangeOf, ratios } from './statistics';

describe('the statistics of a figure', () => {
  it.each([
    [[3], 3],
    [[10, 2, 9], 9],
    [[4, 1, 3, 2], 2.5],
  ])('the median of %j is %d', (samples, middle) => {
    expect(median(samples)).toBe(middle);
  });

  it('leaves the samples in their order', () => {
    const samples = [3, 1, 2];
    median(samples);
    expect(samples).toEqual([3, 1, 2]);
  });

  it('has no median where nothing was measured', () => {
    expect(() => median([])).toThrow('no samples');
  });

  it.each([
    [[7], 99, 7],
    [[4, 1, 3, 2], 50, 2],
    [[4, 1, 3, 2], 51, 3],
    [[4, 1, 3, 2], 100, 4],
    [[4, 1, 3, 2], 0, 1],
    [Array.from({ length: 200 }, (_, index) => 200 - index), 99, 198],
  ])('of %j, %d percent do not exceed %d', (samples, percent, value) => {
    expect(percentile(samples, percent)).toBe(value);
  });

  it('has no percentile where nothing was measured', () => {
    expect(() => percentile([], 95)).toThrow('no samples');
  });

  it('tells the noise by the smallest and the largest', () => {
    expect(rangeOf([2, 8, 5])).toEqual({ least: 2, most: 8 });
  });

  it('compares each round with its own', () => {
    expect(ratios([2, 9], [4, 3])).toEqual([0.5, 3]);
  });

  it.each([
    [[1, 2], [1]],
    [[1], [1, 2]],
  ])('does not compare %j with %j, which have different rounds', (samples, base) => {
    expect(() => ratios(samples, base)).toThrow('Rounds are missing');
  });
});
