import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { PRODUCT_NAME } from '@contract/product';
import { serve } from '../server/src/main';
import { buildClient } from './build';
import { builtStamp, ROOT, sourceStamp } from './buildStamp';

function hasWebpack(): boolean {
  try {
    return require.resolve('webpack-cli') !== '';
  } catch {
    return false;
  }
}

/** A deployment may bring `dist/` and leave the tools that make it behind: then what is there is what is served. */
async function ensureClient(): Promise<void> {
  if (builtStamp() === sourceStamp()) return;
  if (hasWebpack()) {
    process.stdout.write('Building the client, which takes a moment\n');
    await buildClient();
  } else if (!existsSync(join(ROOT, 'dist', 'app.html'))) {
    throw new Error(
      'the client is not built, and the tools for it are not installed: run "npm ci" without "--omit=dev".',
    );
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
