import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { PRODUCT_NAME } from '@contract/http/product';
import { serve } from '../server/src/app/main';
import { errorCode } from '../server/src/platform/errorCode';
import { buildClient } from './build';
import { builtFolder } from './builtLanguages';
import { clientState, ROOT } from './buildStamp';

/** In the project alone: systems have packages of their own, of other versions, which Node would find. */
const hasWebpack = () => existsSync(join(ROOT, 'node_modules', 'webpack-cli'));

const NO_TOOLS = 'the tools for it are not installed: run "npm ci" without "--omit=dev".';

/** A service may run as somebody who may not write where the program is. */
function explainReadOnly(error: unknown): never {
  if (!['EROFS', 'EACCES', 'EPERM'].includes(errorCode(error) ?? '')) throw error;
  throw new Error('the client was built from other sources, and dist/ is not to be written here: run "npm run build".');
}

/** A deployment may bring `dist/` and leave the tools that make it behind: then what is there is what is served. */
async function ensureClient(): Promise<void> {
  const state = clientState();
  if (state === 'current') return;
  if (hasWebpack()) {
    process.stdout.write('Building the client, which takes a moment\n');
    await buildClient().catch(explainReadOnly);
  } else if (state === 'outdated') {
    process.stderr.write(`The client was built from other sources and is served as it is; ${NO_TOOLS}\n`);
  } else {
    throw new Error(`the client is not built, and ${NO_TOOLS}`);
  }
}

async function main(): Promise<void> {
  try {
    await ensureClient();
  } catch (error) {
    process.stderr.write(`${PRODUCT_NAME} did not start: ${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  }
  await serve(process.env, { distDir: join(ROOT, builtFolder()) });
}

void main();
