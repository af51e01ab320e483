import { median, rangeOf, ratios } from './statistics';

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
