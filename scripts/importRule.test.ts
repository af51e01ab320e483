import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from './buildStamp';

interface Sample {
  /** Where a file would stand. */
  file: string;
  /** What it would import. */
  imports: string;
}

/** Which of the samples the lint refuses, judged by the project's own configuration in one process. */
function refused(samples: Sample[]): boolean[] {
  const texts = samples.map(({ file, imports }) => ({ file, text: `import '${imports}';\n` }));
  const lint = [process.execPath, join(__dirname, 'lintImports.mjs')] as const;
  const answer = execFileSync(lint[0], [lint[1]], { cwd: ROOT, input: JSON.stringify(texts), encoding: 'utf8' });
  return JSON.parse(answer) as boolean[];
}

const sample = (line: string): Sample => {
  const [file = '', imports = ''] = line.split(' -> ');
  return { file, imports };
};

const REFUSED = `
domain/geometry/made.ts -> yup
contract/people/made.ts -> yup
src/shared/forms/made.ts -> yup
server/src/ranches/made.ts -> yup
domain/geometry/made.ts -> node:fs
domain/geometry/made.ts -> @contract/http/paths
contract/http/made.ts -> @contract/text/fields
contract/text/made.ts -> @contract/ranches/rights
contract/people/made.ts -> react
contract/people/made.ts -> node:crypto
contract/people/made.ts -> @shared/paths
contract/made.ts -> @contract/http/paths
src/shared/made.ts -> @features/ui
src/features/ui/made.ts -> @features/user
src/features/user/made.ts -> @features/team
src/features/made/made.ts -> @features/ui
src/features/team/made.ts -> ../../areas/todo/todosFor
src/records/made.ts -> ../areas/todo/todosFor
src/records/made.ts -> @app/store
src/records/made.ts -> ../entries/inWords
src/entries/made.ts -> ../areas/todo/todosFor
src/areas/herds/made.ts -> ../todo/todosFor
src/areas/herds/made.ts -> @app/store
src/areas/herds/made.ts -> ../../../server/src/platform/Log
src/app/made.ts -> @testing/factories
src/worker/made.ts -> @contract/http/paths
src/worker/made.ts -> @shared/paths
src/developers/made.ts -> @shared/paths
src/app/made.ts -> ../developers/developerPaths
src/records/made.ts -> ../worker/caches
src/app/made.ts -> ../../server/src/http/ApiError
server/src/platform/made.ts -> ../config/Config
server/src/db/made.ts -> ../http/ApiError
server/src/http/made.ts -> ../limits/gate
server/src/http/made.ts -> ../sessions
server/src/backup/made.ts -> ../app/buildApp
server/src/audit/made.ts -> ../sessions
server/src/sessions/made.ts -> ../ranches
server/src/ranches/made.ts -> ../accounts
server/src/accounts/made.ts -> ../partners
server/src/partners/made.ts -> ../admin
server/src/admin/made.ts -> ../app/AppDeps
server/src/accounts/made.ts -> ../ranches/membershipsTable
server/src/accounts/made.ts -> ../ranches/memberChanges
server/src/app/made.ts -> ../sessions/usersTable
server/src/accounts/made.ts -> ../mail/outboxTable
server/src/accounts/madeRoute.ts -> ../db/inTransaction
server/src/ranches/madeRoutes.ts -> ../db/inTransaction
server/src/made/made.ts -> ../platform/Log
server/src/http/made.ts -> ../../../src/shared/paths
server/src/http/made.ts -> ../../test/support/testApp
scripts/made.ts -> ../server/src/sessions/usersTable
e2e/made.ts -> ../server/src/platform/Log
verify/made.ts -> @domain/geometry/area
verify/made.ts -> @contract/http/paths
verify/made.ts -> ../server/src/platform/Log
verify/made.ts -> @shared/paths
verify/made.ts -> node:crypto
verify/made.ts -> react
verify/made.ts -> ./node/main
verify/page/made.ts -> node:crypto
verify/page/made.ts -> ../node/main
server/src/http/made.ts -> ../../../verify/words
`;

const ALLOWED = `
contract/text/yup.ts -> yup
verify/made.ts -> canonicalize
verify/made.ts -> @noble/hashes/sha2.js
verify/node/made.ts -> node:fs
verify/page/made.ts -> ../words
contract/people/made.ts -> @contract/ranches/rights
src/shared/made.ts -> @contract/http/paths
src/shared/made.ts -> ../../domain/geometry/area
src/features/team/made.ts -> @features/user
src/records/made.ts -> @features/team
src/entries/made.ts -> @records/index
src/areas/herds/made.ts -> ../../entries/inWords
src/areas/herds/made.ts -> @features/team
src/areas/todo/made.ts -> ./todosFor
src/app/made.ts -> ../areas/todo/todosFor
src/app/made.ts -> ../worker/caches
src/worker/made.ts -> ./caches
src/developers/made.ts -> @contract/keys/keyScopes
scripts/made.ts -> ../src/developers/developerPaths
server/src/http/made.ts -> ../platform/clock
server/src/ranches/made.ts -> ../sessions
server/src/ranches/made.ts -> ./membershipsTable
server/src/grazing/made.ts -> ../ranches
server/src/admin/made.ts -> ../accounts
server/src/accounts/made.ts -> ../../../domain/geometry/area
server/src/accounts/made.test.ts -> ../ranches/membershipsTable
server/src/accounts/made.ts -> ../db/inTransaction
server/src/accounts/madeRoute.ts -> ../db/Database
server/test/support/made.ts -> ../../src/app/buildApp
`;

const lines = (text: string) => text.trim().split('\n');
const all = [...lines(REFUSED), ...lines(ALLOWED)];
const answers = new Map<string, boolean>();

beforeAll(() => {
  const verdicts = refused(all.map(sample));
  all.forEach((line, index) => answers.set(line, verdicts[index] ?? false));
});

test.each(lines(REFUSED))('the lint refuses %s', (line) => {
  expect(answers.get(line)).toBe(true);
});

test.each(lines(ALLOWED))('the lint lets %s pass', (line) => {
  expect(answers.get(line)).toBe(false);
});
