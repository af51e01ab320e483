import { connect } from '../../src/db/connect';
import { createTestDatabase } from './testDatabase';

test('each test database is migrated and empty, and knows nothing of the others', async () => {
  const [one, other] = await Promise.all([createTestDatabase(), createTestDatabase()]);
  const [db, otherDb] = [connect(one.url), connect(other.url)];
  const count = (of: typeof db) => of.selectFrom('users').selectAll().execute();
  expect(one.url).not.toBe(other.url);
  expect(await count(db)).toEqual([]);
  expect(await count(otherDb)).toEqual([]);
  await Promise.all([db.destroy(), otherDb.destroy()]);
  await Promise.all([one.drop(), other.drop()]);
  const gone = connect(one.url);
  await expect(count(gone)).rejects.toThrow('does not exist');
  await gone.destroy();
});
