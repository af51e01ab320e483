import { joinCrew } from '../support/crew';
import { newPerson, register } from '../support/people';
import { downloadPhotos, photoFiles, sendPhotos, sha256Of } from '../support/sentPhotos';
import { serverRanch } from '../support/serverRanch';
import { expect, test } from '../support/test';

/** Of each of two people: one may begin 500 uploads a day. */
const EACH = 300;
const namesOf = (who: string) => Array.from({ length: EACH }, (_, index) => `${who} ${index + 1}`);

test('PHOTOS P5: 600 photos come in on another ranch in one day, each with the hash of its record', async ({
  page,
  browser,
  baseURL,
}) => {
  test.setTimeout(30 * 60_000);
  await register(page, newPerson());
  const ranch = await serverRanch(page);
  const manager = await joinCrew(page, browser, 'manager');
  const pictures = [
    ...(await sendPhotos(page, ranch, namesOf('Gate'))),
    ...(await sendPhotos(manager, await serverRanch(manager), namesOf('Post'))),
  ];
  const files = await downloadPhotos(page);
  const context = await browser.newContext(baseURL === undefined ? {} : { baseURL });
  const other = await context.newPage();
  await register(other, newPerson());
  const there = await serverRanch(other);
  await other.goto('/settings/data');
  await photoFiles(other).setInputFiles(files);
  await other.getByRole('button', { name: /^Import / }).click();
  await expect(other.getByText('600 of 600 pictures uploaded.')).toBeVisible({ timeout: 20 * 60_000 });
  const records = await there.records();
  const named = records.flatMap(({ kind, data }) => (kind === 'photo' ? [String(data.sha256)] : []));
  expect(named.sort()).toEqual(pictures.map(sha256Of).sort());
  for (const sha256 of named) {
    const answer = await other.request.get(`/api/v1/ranch/${there.uuid}/photo/${sha256}/full`);
    expect([sha256, answer.status()]).toEqual([sha256, 200]);
  }
  await context.close();
});
