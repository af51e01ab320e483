import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { everyForm } from '@testing/everyForm';
import { setupStartedStore } from '@testing/setupTestStore';
import { historyOf } from './history';

const SRC = join(__dirname, '../..');

const sources = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.') && !file.startsWith('testing'))
  .map((file) => readFileSync(join(SRC, file), 'utf8'));
const stands = (text: string) => sources.some((source) => source.includes(`'${text}'`));

/** How the file of a slice says the type: its name once, and each event under a key of its own. */
function isOfSlice(type: string): boolean {
  const [slice, event] = type.split('/');
  return sources.some((source) => source.includes(`name: '${slice}'`) && source.includes(` ${event}: `));
}

it.each(everyForm)('every action of %s is found in the source by its type', async (_name, form) => {
  const { store, until } = await setupStartedStore({
    hasSession: form.hasSession,
    answers: { [form.call]: 'connection reset' },
  });
  store.dispatch(form.submit);
  await until((state) => form.request(state).status === 'failed');
  // The end of a session, which a masquerade brings, empties the history.
  const kept = historyOf(store).read().entries;
  const seen = [form.submit.type, ...kept.map(({ action }) => action.type)];
  const submissionOf = (type: string) => type.replace(/(Succeeded|Failed)$/, 'Submitted');
  expect(seen.filter((type) => !stands(type) && !stands(submissionOf(type)) && !isOfSlice(type))).toEqual([]);
});
