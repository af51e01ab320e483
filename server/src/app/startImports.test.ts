import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

const ROOT = join(__dirname, '../../..');
/** What is loaded by one module of ours, below the project's folder. */
async function loadedBy(module: string): Promise<string[]> {
  const script = `require('${module}'); console.log(JSON.stringify(Object.keys(require.cache)));`;
  const { stdout } = await promisify(execFile)(process.execPath, ['--import', 'tsx', '-e', script], { cwd: ROOT });
  return (JSON.parse(stdout) as string[]).map((file) => file.slice(ROOT.length + 1));
}

it('a start loads no domain folder and no library of the database before the database is on its way', async () => {
  const loaded = await loadedBy('./server/src/app/main');
  expect(loaded).toContain('server/src/app/main.ts');
  const early =
    /^node_modules\/(?:kysely|pg|fastify|yup)\/|^server\/src\/(?:sessions|ranches|grazing|accounts|partners|admin)\//;
  expect(loaded.filter((file) => early.test(file))).toEqual([]);
});

it('what speaks S3 is loaded only where pictures are in S3', async () => {
  const loaded = await loadedBy('./server/src/app/buildApp');
  expect(loaded).toContain('server/src/files/openFileStore.ts');
  expect(loaded.filter((file) => /^node_modules\/@(?:aws-sdk|smithy)\/|S3Store/.test(file))).toEqual([]);
});
