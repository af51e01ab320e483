import { join } from 'node:path';
import { runWebpack } from '../../scripts/build';

/** Builds the pages to compare with into a folder: `form.html`, `react.html`, `packages.html` and their scripts. */
export async function buildBaselines(folder: string): Promise<void> {
  await runWebpack('--config', join(__dirname, 'webpack.config.ts'), '--output-path', folder);
}
