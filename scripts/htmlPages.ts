import { readFileSync } from 'node:fs';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import type { Compilation } from 'webpack';
import { PRODUCT_NAME } from '../contract/product';
import { headOf } from './htmlHead';
import { loadRenderer, type Rendered } from './webpackRender';

/** Each page that has HTML of its own, with the named chunk that draws it. `app.html` serves every other path. */
const PAGES = [
  { filename: 'index.html', page: '/', chunk: 'signup' },
  { filename: 'login/index.html', page: '/login', chunk: 'login' },
  { filename: 'mobile-join/index.html', page: '/mobile-join', chunk: 'mobileJoin' },
  { filename: 'join/index.html', page: '/join', chunk: 'join' },
  { filename: 'partner-join/index.html', page: '/partner-join', chunk: 'partnerJoin' },
  { filename: 'password-reset-request/index.html', page: '/password-reset-request', chunk: 'passwordResetRequest' },
  { filename: 'password-reset/index.html', page: '/password-reset', chunk: 'passwordReset' },
  { filename: 'admin/index.html', page: '/admin', chunk: 'masquerade' },
  { filename: 'cancel_delete/index.html', page: '/cancel_delete', chunk: 'cancelDelete' },
  { filename: 'app.html', page: '', chunk: undefined },
];

/** The files of the entry and of one chunk, the chunk first, so that no script waits for another to ask for it. */
function filesOf(compilation: Compilation, chunk: string | undefined): string[] {
  const entry = compilation.entrypoints.get('main')?.getFiles() ?? [];
  const own = chunk === undefined ? [] : (compilation.namedChunkGroups.get(chunk)?.getFiles() ?? []);
  return [...new Set([...own, ...entry])].filter((file) => !file.includes('.hot-update.'));
}

function fill(template: string, page: string, files: string[], { title, body }: Rendered): string {
  const styles = files.filter((file) => file.endsWith('.css')).map((file) => `<link rel="stylesheet" href="/${file}">`);
  const scripts = files.filter((file) => file.endsWith('.js')).map((file) => `<script defer src="/${file}"></script>`);
  return template
    .replace('<!-- page head -->', () => headOf(page, title))
    .replace('<!-- page assets -->', [...styles, ...scripts].join('\n    '))
    .replace('data-page=""></div>', () => `data-page="${page}">${body}</div>`);
}

const bareShell: Rendered = { title: PRODUCT_NAME, body: '' };

/**
 * One HTML plugin a page, made from `public/index.html`.
 *
 * @param isRendered whether each page's first view stands in its HTML; else the browser draws it all
 */
export function htmlPages(templateFile: string, isRendered: boolean): HtmlWebpackPlugin[] {
  const render = (page: string) => (isRendered && page !== '' ? loadRenderer()(page) : bareShell);
  return PAGES.map(
    ({ filename, page, chunk }) =>
      new HtmlWebpackPlugin({
        filename,
        inject: false,
        minify: false,
        templateContent: async ({ compilation }) =>
          fill(
            readFileSync(templateFile, 'utf8'),
            page,
            filesOf(compilation as Compilation, chunk),
            await render(page),
          ),
      }),
  );
}
