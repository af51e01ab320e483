import { PRODUCT_NAME } from '@contract/product';
import { serve } from '../server/src/main';
import { buildClient } from './build';
import { clientState } from './buildStamp';

function hasWebpack(): boolean {
  try {
    return require.resolve('webpack-cli') !== '';
  } catch {
    return false;
  }
}

const NO_TOOLS = 'the tools for it are not installed: run "npm ci" without "--omit=dev".';

/** A deployment may bring `dist/` and leave the tools that make it behind: then what is there is what is served. */
async function ensureClient(): Promise<void> {
  const state = clientState();
  if (state === 'current') return;
  if (hasWebpack()) {
    process.stdout.write('Building the client, which takes a moment\n');
    await buildClient();
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
  await serve(process.env);
}

void main();
