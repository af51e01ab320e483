import { createHash } from 'node:crypto';
import type { Release } from '../worker/release';
import { FakeCaches } from './fakeCaches';

const digestOf = (text: string) => createHash('sha256').update(text).digest('base64');

interface Asked {
  path: string;
  options: RequestInit;
}

type Answer = string | Response | Promise<Response> | Error;

/** A site as a service worker asks it: files by their path, and what was asked for. */
export class FakeSite {
  readonly caches = new FakeCaches();
  readonly asked: Asked[] = [];
  /** How many requests were under way at once, at most. */
  most = 0;
  private under = 0;

  constructor(readonly files: Record<string, Answer> = {}) {
    Object.assign(globalThis, {
      caches: this.caches,
      fetch: (request: string | Request, options: RequestInit = {}) => this.answer(request, options),
    });
  }

  /** The paths that were asked for since the last look. */
  takeAsked(): string[] {
    return this.asked.splice(0).map(({ path }) => path);
  }

  private async answer(request: string | Request, options: RequestInit): Promise<Response> {
    const path = typeof request === 'string' ? request : new URL(request.url).pathname;
    this.asked.push({ path, options });
    this.under += 1;
    this.most = Math.max(this.most, this.under);
    await new Promise((resolve) => setTimeout(resolve, 1));
    this.under -= 1;
    const found = this.files[path] ?? new Response('Not found', { status: 404 });
    if (found instanceof Error) throw found;
    const response = typeof found === 'string' ? new Response(found) : (await found).clone();
    const { integrity } = options;
    if (integrity !== undefined && integrity !== `sha256-${digestOf(await response.clone().text())}`) {
      throw new TypeError('Failed to fetch');
    }
    return response;
  }
}

/** Puts the files of a release in one more language on a site: their list, and a frame that names its main script. */
export function deployIn(
  site: FakeSite,
  { build, lists }: Release,
  language: string,
  files: Record<string, string>,
): Release {
  const list = JSON.stringify(Object.fromEntries(Object.entries(files).map(([path, text]) => [path, digestOf(text)])));
  const path = `/assets/kept.${language}.${build.slice(0, 8)}.json`;
  const main = `/assets/${language === 'en' ? '' : `${language}/`}main.${build.slice(0, 8)}.js`;
  const frame = { [`/app.html?lang=${language}`]: `<script src="${main}"></script>` };
  Object.assign(site.files, files, { [path]: list }, frame);
  return { build, lists: { ...lists, [language]: { path, integrity: `sha256-${digestOf(list)}`, main } } };
}

/** Puts a release on a site: its files by path, their list, and a frame that names its main script. */
export const deploy = (site: FakeSite, build: string, files: Record<string, string>): Release =>
  deployIn(site, { build, lists: {} }, 'en', files);
