import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { newPerson, register } from './support/people';
import { expect, test } from './support/test';

interface Golden {
  exports: {
    file: string;
    counts: { pastures: number; stays: number; openStays: number; herds: number; anomalies: Record<string, number> };
  }[];
}
interface Me {
  ranches: [{ ranch_uuid: string }];
}
interface Stored {
  kind: string;
  data: { off?: string | null };
}

const folder = process.env.GOLDEN_DATA;
const file = (name: string) => join(folder ?? '', 'tomkat', name);

/** How the page begins to say each oddity. */
const WORDS: Readonly<Record<string, string>> = {
  'head changed during the stay': 'The head differs between move-in and move-out',
  'move in while already in': 'A herd was moved into a paddock it was already in',
  'move out without move in': 'A move-out of a herd that was not in',
  'sheet name differs from pasture name': 'The name of a sheet was cut or changed',
  'hay row without a weight': 'Hay without a weight',
  'no move out': 'A stay without a move-out',
};

async function stored(page: Page): Promise<Stored[]> {
  const me = (await (await page.request.get('/api/v3/user/me?include_multiple_ranches=true')).json()) as Me;
  const answer = await page.request.get(`/api/v1/ranch/${me.ranches[0].ranch_uuid}/records`);
  return ((await answer.json()) as { records: Stored[] }).records;
}

/** Both layouts of the export. */
for (const index of [0, 1]) {
  test(`a real export of PastureMap (${index + 1} of 2) comes in as it was counted by hand, and goes again`, async ({
    page,
  }) => {
    test.skip(folder === undefined || !existsSync(file('golden.json')), 'GOLDEN_DATA names no folder with them');
    const golden = (JSON.parse(readFileSync(file('golden.json'), 'utf8')) as Golden).exports[index];
    if (golden === undefined) throw new Error('golden.json has fewer exports');
    const { pastures, stays, herds, openStays, anomalies } = golden.counts;
    await register(page, newPerson());
    await page.goto('/settings/data');
    await page.getByLabel('Choose workbooks').setInputFiles(file(golden.file));
    await expect(page.getByText(`${stays} stays of ${herds} herds in ${pastures} pastures`)).toBeVisible();
    const odd = { ...anomalies, ...(openStays > 0 && { 'no move out': openStays }) };
    for (const [kind, count] of Object.entries(odd)) {
      await expect(page.getByRole('listitem').filter({ hasText: WORDS[kind] ?? kind })).toHaveText(
        new RegExp(`^${count} `),
      );
    }
    await page.getByRole('button', { name: /^Import \d/ }).click();
    await expect(page.getByText('All of it is saved.')).toBeVisible({ timeout: 60_000 });
    const records = await stored(page);
    expect(records.filter(({ kind }) => kind === 'paddock')).toHaveLength(pastures);
    expect(records.filter(({ kind, data }) => kind === 'move' && data.off === null)).toHaveLength(stays);

    await page.getByRole('button', { name: 'Undo this import' }).click();
    await expect(page.getByText(/^Removed .*\./)).toBeVisible();
    await expect(page.getByText('Kept because they have been used or changed since:')).toBeHidden();
    await expect(async () => {
      expect((await stored(page)).map(({ kind }) => kind).sort()).toEqual(['ranch', 'season']);
    }).toPass({ timeout: 60_000 });
  });
}
