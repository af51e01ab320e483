import { readFileSync } from 'node:fs';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import type { Compilation } from 'webpack';
import { PRODUCT_NAME } from '../contract/http/product';
import type { Language } from '../domain/language/languages';
import { folderOf } from './builtLanguages';
import { headOf } from './htmlHead';
import { loadRenderer, type Rendered } from './webpackRender';

/** Each page that has HTML of its own, with the named chunk that draws it. `app.html` serves every other path. */
const PAGES = [
  { filename: 'index.html', page: '/', chunk: 'signup' },
  { filename: 'login/index.html', page: '/login', chunk: 'login' },
  { filename: 'mobile-join/index.html', page: '/mobile-join', chunk: 'mobileJoin' },
  { filename: 'join/index.html', page: '/join', chunk: 'join' },
  { filename: 'partner-join/index.html', page: '/partner-join', chunk: 'partnerJoin' },
  { filename: 'password-reset-request/index.html', page: '/password-reset-request', chunk: 'resetRequest' },
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

/** As the runtime that loads further styles looks for those that are there. */
const inlined = (compilation: Compilation, file: string) =>
  `<style data-href="/${file}">${String(compilation.getAsset(file)?.source.source())}</style>`;

/**
 * A page that stands in its HTML has its styles there too: it is painted without another round trip. The frame of all
 * other pages has nothing to paint yet, and takes its styles from the cache.
 */
function stylesOf(compilation: Compilation, files: string[], isDrawn: boolean): string[] {
  return files
    .filter((file) => file.endsWith('.css'))
    .map((file) => (isDrawn ? inlined(compilation, file) : `<link rel="stylesheet" href="/${file}">`));
}

const scriptsOf = (files: string[]) =>
  files.filter((file) => file.endsWith('.js')).map((file) => `<script defer src="/${file}"></script>`);

interface Filling extends Rendered {
  language: Language;
  page: string;
  assets: string[];
}

function fill(template: string, { language, page, title, body, assets }: Filling): string {
  return template
    .replace('<html lang="en">', `<html lang="${language}">`)
    .replace('<!-- no script -->', () => NO_SCRIPT[language])
    .replace('<!-- page head -->', () => headOf(language, page, title))
    .replace('<!-- page assets -->', () => assets.join('\n    '))
    .replace('data-page=""></div>', () => `data-page="${page}">${body}</div>`);
}

/** What stands in place of everything where scripts are off. */
const NO_SCRIPT: Readonly<Record<Language, string>> = {
  en: `${PRODUCT_NAME} needs JavaScript. Please turn it on in your browser and load the page again.`,
  es: `${PRODUCT_NAME} necesita JavaScript. Actívelo en su navegador y vuelva a cargar la página.`,
};

const bareShell: Rendered = { title: PRODUCT_NAME, body: '' };

/**
 * One HTML plugin a page, made from `public/index.html`.
 *
 * @param isRendered whether each page's first view stands in its HTML; else the browser draws it all
 */
export function htmlPages(templateFile: string, language: Language, isRendered: boolean): HtmlWebpackPlugin[] {
  const render = (page: string) => (isRendered && page !== '' ? loadRenderer(language)(page) : bareShell);
  return PAGES.map(
    ({ filename, page, chunk }) =>
      new HtmlWebpackPlugin({
        filename: `${folderOf(language)}${filename}`,
        inject: false,
        minify: false,
        templateContent: async (parameters) => {
          const compilation = parameters.compilation as Compilation;
          const files = filesOf(compilation, chunk);
          const rendered = await render(page);
          const assets = [...stylesOf(compilation, files, rendered.body !== ''), ...scriptsOf(files)];
          return fill(readFileSync(templateFile, 'utf8'), { language, page, assets, ...rendered });
        },
      }),
  );
}
