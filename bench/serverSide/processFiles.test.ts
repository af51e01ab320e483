import { spawn } from 'node:child_process';
import { cpuSecondsOf, HAS_PROCESS_FILES, memoryBelow, memoryOf, readPss, readStat, treeOf } from './processFiles';

const STAT = '41 (a (b) c) S 7 41 41 0 -1 4194560 5 0 0 0 250 50 9 9 20 0 1 0 8 9 10';

describe("what a process's files say", () => {
  it('tells its parent and its processor time, whatever its name', () => {
    expect(readStat(STAT)).toEqual({ parent: 7, cpuSeconds: 3 });
  });

  it.each(['', '41 (node) S', '41 (node) S x y z'])('says that %j is no process', (text) => {
    expect(() => readStat(text)).toThrow('No process');
  });

  it('counts shared memory by its share', () => {
    const text =
      '0-1 ---p 0 00:00 0 [rollup]\nRss:            9000 kB\nPss:            2000 kB\nPss_Anon:        7 kB\n';
    expect(readPss(text)).toBe(2000 * 1024);
  });

  it('counts nothing for a process that has gone', () => {
    expect(readPss('')).toBe(0);
  });

  it('finds all that a process started, and what those started', () => {
    const parents = new Map([
      [1, 0],
      [2, 1],
      [3, 2],
      [4, 2],
      [5, 1],
    ]);
    expect(treeOf(2, parents)).toEqual([2, 3, 4]);
    expect(treeOf(5, parents)).toEqual([5]);
  });
});

// Linux alone has them; on macOS there is nothing to read here, and the bench leaves those figures out.
(HAS_PROCESS_FILES ? describe : describe.skip)('where the system tells of its processes', () => {
  it('a process takes memory and time, and what is below it is a part of that', async () => {
    const child = spawn('sleep', ['60']);
    try {
      const below = await memoryBelow(process.pid);
      expect(below).toBeGreaterThan(0);
      expect(await memoryOf(process.pid)).toBeGreaterThan(below);
      expect(await cpuSecondsOf(process.pid)).toBeGreaterThan(0);
    } finally {
      child.kill();
    }
  });
});
