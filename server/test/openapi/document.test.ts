import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { OPERATIONS } from '@contract/openapi/operations';
import { pathOf } from '@contract/openapi/document';
import type { Operation, SentBody } from '@contract/openapi/Operation';
import type { AnySchema } from '@contract/text/yup';
import { checkAt, DESCRIBED, MOUNTS } from '../support/describedCalls';

const run = promisify(execFile);
const ROOT = join(__dirname, '../../..');
const COPY = join(ROOT, 'docs/openapi.json');
/** Redocly asks no host for anything then. */
const ALONE = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };

let folder: string;
let file: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'grazewell-openapi-'));
  file = join(folder, 'openapi.json');
  await writeFile(file, JSON.stringify(DESCRIBED));
});
afterAll(() => rm(folder, { recursive: true }));

it('is valid by the schema of OpenAPI 3.1', async () => {
  const program = `
    import { Validator } from '@seriousme/openapi-schema-validator';
    import { readFileSync } from 'node:fs';
    const read = JSON.parse(readFileSync(process.argv[1], 'utf8'));
    console.log(JSON.stringify(await new Validator().validate(read)));`;
  const { stdout } = await run(process.execPath, ['--input-type=module', '-e', program, file], { cwd: ROOT });
  expect(JSON.parse(stdout)).toEqual({ valid: true });
});

it('has no problem by the recommended rules of Redocly', async () => {
  const lint = ['node_modules/@redocly/cli/bin/cli.js', 'lint', file, '--extends', 'recommended', '--format', 'json'];
  const { stdout } = await run(process.execPath, lint, { cwd: ROOT, env: ALONE });
  expect(JSON.parse(stdout)).toMatchObject({ totals: { errors: 0, warnings: 0 }, problems: [] });
});

it('is at most 250 KiB', () => expect(JSON.stringify(DESCRIBED).length).toBeLessThanOrEqual(250 * 1024));

const names = Object.keys((DESCRIBED as { components: { schemas: object } }).components.schemas);

it.each(names)('%s is a schema that a strict validator reads', (name) => {
  expect(() => checkAt('components', 'schemas', name)).not.toThrow();
});

const isJson = (body: Operation['body']): body is SentBody => body !== undefined && 'schema' in body;
const bodies = OPERATIONS.flatMap((operation) =>
  isJson(operation.body) ? [{ ...operation, body: operation.body, path: pathOf(operation, MOUNTS) }] : [],
);

/** What checks a body of a call as it is described. */
function bodyCheck({ call, path }: { call: string; path: string }) {
  const [method = ''] = call.split(' ');
  return checkAt('paths', path, method.toLowerCase(), 'requestBody', 'content', 'application/json', 'schema');
}

it.each(bodies)('the example of $id is good by its description, and by the contract', async ({ body, call, path }) => {
  const check = bodyCheck({ call, path });
  check(body.example);
  expect(check.errors).toBeNull();
  await expect((body.schema as AnySchema).validate(body.example, { strict: true })).resolves.toBeDefined();
});

// `WRITE_OPENAPI=1 npx jest server/test/openapi/document.test.ts` writes it again after a change of the contract.
it('docs/openapi.json is the same', async () => {
  const told = `${JSON.stringify(DESCRIBED, null, 1)}\n`;
  if (process.env.WRITE_OPENAPI === '1') await writeFile(COPY, told);
  expect(await readFile(COPY, 'utf8')).toBe(told);
});
