import { newPerson, register } from './support/people';
import { added, A_PADDOCK, serverRanch } from './support/serverRanch';
import { expect, expectAccessible, test } from './support/test';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, reducedMotion: 'reduce' });

test('EVIDENCE 3.4: an owner erases a name from the history of a note by finger, and it is gone from the page and the file', async ({
  page,
}) => {
  const person = newPerson();
  await register(page, person);
  const ranch = await serverRanch(page);
  const creek = added('paddock', { ...A_PADDOCK, name: 'Creek' });
  const note = { at: new Date().toISOString(), herd_uuid: null, paddock_uuid: creek.uuid, point: null };
  const hurt = added('note', { ...note, text: 'Rosalinda Quintana was hurt at the chute' });
  await ranch.write('Added a note: Rosalinda Quintana was hurt', creek, hurt);
  const base = (await ranch.records()).find(({ uuid }) => uuid === hurt.uuid)?.revision;
  await ranch.write('Changed a note', { ...hurt, base, data: { text: 'Somebody was hurt at the chute' } });

  await page.goto(`/paddocks/${creek.uuid}?form=history&entry=${hurt.uuid}`);
  const history = page.getByRole('dialog', { name: 'History' });
  const erase = history.getByRole('button', { name: /^Erase this version’s content/ });
  await expect(erase).toHaveCount(1);
  await erase.tap();
  const form = page.getByRole('dialog', { name: 'Erase this version’s content' });
  await expectAccessible(page);
  await form.getByLabel('Name of the ranch', { exact: true }).fill(person.ranch);
  await form.getByRole('button', { name: 'Erase', exact: true }).tap();
  await expect(form).toBeHidden();
  await expect(history.getByText('The content of this version was erased.')).toBeVisible();
  await expect(history.getByText('Erased', { exact: true })).toBeVisible();
  await expect(erase).toHaveCount(0);
  const file = await page.request.get(`/api/v1/ranch/${ranch.uuid}/export/history.jsonl`);
  expect(await file.text()).not.toContain('Rosalinda');
});
