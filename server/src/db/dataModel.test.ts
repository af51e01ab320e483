import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { dataModel } from '../../test/support/dataModel';
import { createTestDatabase } from '../../test/support/testDatabase';

const PAGE = join(__dirname, '../../../docs/data-model.md');
const DRAWING = /```mermaid\n([^]*?)\n```/;

// `WRITE_DATA_MODEL=1 npx jest server/src/db/dataModel.test.ts` draws it again after a migration.
test('the page of the data model draws the tables that the migrations make', async () => {
  const database = await createTestDatabase();
  const client = new Client({ connectionString: database.url });
  await client.connect();
  const drawn = await dataModel(client).finally(() => client.end());
  await database.drop();
  const page = readFileSync(PAGE, 'utf8');
  if (process.env.WRITE_DATA_MODEL === '1')
    writeFileSync(PAGE, page.replace(DRAWING, `\`\`\`mermaid\n${drawn}\n\`\`\``));
  const [, onPage] = DRAWING.exec(readFileSync(PAGE, 'utf8')) ?? [];
  expect(onPage).toBe(drawn);
});
