import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = process.env.GOLDEN_DATA;

/** Where a file of the folder is that `GOLDEN_DATA` names. */
export const goldenFile = (...path: string[]): string => join(folder ?? '', ...path);

/** A JSON file of the folder that `GOLDEN_DATA` names; undefined where the variable is not set or the file is missing. */
export const readGolden = <T>(...path: string[]): T | undefined =>
  folder !== undefined && existsSync(goldenFile(...path))
    ? (JSON.parse(readFileSync(goldenFile(...path), 'utf8')) as T)
    : undefined;

/**
 * Says in the test's own result whether its data are there: skipped, never green, without `GOLDEN_DATA`; red where it names
 * a folder that lacks them.
 */
export function testOfGolden(what: string, isThere: boolean): void {
  const test = folder === undefined ? it.skip : it;
  test(`${what} (skipped where GOLDEN_DATA names no folder)`, () => expect(isThere).toBe(true));
}
