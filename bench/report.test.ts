import { isBroken, verdictOf, type Figure } from './figure';
import { tableOf } from './report';

const heap: Figure = {
  what: 'heap after load',
  unit: 'MiB',
  samples: [4.2, 4.613, 4.4],
  budget: { atMost: 4.5 },
  beside: { react: 2.8, packages: 3.91 },
};

describe('the verdict on a figure', () => {
  it.each([
    [[112], { atMost: 112 }, 'within'],
    [[112.1], { atMost: 112 }, 'OVER'],
    [[100], { atLeast: 100 }, 'within'],
    [[99], { atLeast: 100 }, 'UNDER'],
    [[1, 5, 90], { atMost: 5 }, 'within'],
  ])('says of %j with the budget %j: %s', (samples, budget, verdict) => {
    expect(verdictOf({ samples, budget })).toBe(verdict);
  });

  it('is none without a budget, and nothing is broken then', () => {
    const { budget: _, ...free } = heap;
    expect(verdictOf(free)).toBe('');
    expect(isBroken(free)).toBe(false);
  });

  it('is a broken budget over the one end and under the other', () => {
    expect(isBroken({ ...heap, samples: [4.6] })).toBe(true);
    expect(isBroken({ ...heap, samples: [99], budget: { atLeast: 100 } })).toBe(true);
    expect(isBroken(heap)).toBe(false);
  });
});

describe('the table of figures', () => {
  const lines = tableOf([heap, { what: 'requests', unit: '', samples: [7], details: ['/login', '/main.js'] }]).split(
    '\n',
  );

  it('says median, noise, budget, verdict and what stands beside', () => {
    expect(lines[1]?.split(/ {2,}/)).toEqual([
      'heap after load',
      '4.40 MiB',
      '4.20 to 4.61',
      '≤ 4.5',
      'within',
      'react 2.80, packages 3.91',
    ]);
  });

  it('keeps its columns under one another', () => {
    expect(lines[0]?.indexOf('median')).toBe(lines[1]?.indexOf('4.40'));
    expect(lines[2]?.indexOf('7')).toBe(lines[0]?.indexOf('median'));
  });

  it('writes no noise where one sample was taken, and the details below', () => {
    expect(lines.slice(2)).toEqual([expect.stringMatching(/^requests +7$/), '    /login', '    /main.js', '']);
  });
});
