import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

const ROOT = join(__dirname, '../../..');
const LOADED = `
  require('./server/src/app/main');
  console.log(JSON.stringify(Object.keys(require.cache)));`;

it('a start loads no domain folder and no library of the database before the database is on its way', async () => {
  const run = promisify(execFile)(process.execPath, ['--import', 'tsx', '-e', LOADED], { cwd: ROOT });
  const loaded = (JSON.parse((await run).stdout) as string[]).map((file) => file.slice(ROOT.length + 1));
  expect(loaded).toContain('server/src/app/main.ts');
  const early =
    /^node_modules\/(?:kysely|pg|fastify|yup)\/|^server\/src\/(?:sessions|ranches|grazing|accounts|partners|admin)\//;
  expect(loaded.filter((file) => early.test(file))).toEqual([]);
});
