import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { parse } from 'acorn';

const SCRIPT = readFileSync(join(__dirname, '../public/too-old.js'), 'utf8');
const INDEX = readFileSync(join(__dirname, '../public/index.html'), 'utf8');

/** What becomes of a page on which the script runs under that browser. */
function sentFrom(pathname: string, userAgent: string): string[] {
  const replaced: string[] = [];
  const location = { pathname, replace: (to: string) => replaced.push(to) };
  const document = { cookie: '', documentElement: {} };
  runInNewContext(SCRIPT, { window: {}, navigator: { userAgent }, location, document });
  return replaced;
}

/** What a page says in a browser that lacks something: `missing` takes it away before the script runs. */
function drawnWithout(
  missing: string,
  pathname: string,
  lang = 'en',
): { texts: string[]; replaced: string[]; window: object } {
  const texts: string[] = [];
  const replaced: string[] = [];
  const element = () => ({
    appendChild: (child: { text?: string }) => void (child.text !== undefined && texts.push(child.text)),
    setAttribute: () => undefined,
  });
  const document = {
    ...{ cookie: '', documentElement: { lang }, body: element() },
    createElement: element,
    createTextNode: (text: string) => ({ text }),
    getElementById: () => null,
    getElementsByTagName: () => [element()],
  };
  const location = { pathname, replace: (to: string) => replaced.push(to) };
  const window = {};
  runInNewContext(`${missing};${SCRIPT}`, { window, navigator: { userAgent: FIREFOX }, location, document });
  return { texts, replaced, window };
}

const IE11 = 'Mozilla/5.0 (Windows NT 10.0; WOW64; Trident/7.0; rv:11.0) like Gecko';
const IE9 = 'Mozilla/5.0 (compatible; MSIE 9.0; Windows NT 6.1; Trident/5.0)';
const EDGE_18 = 'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/64.0.3282.140 Safari/537.36 Edge/18.17763';
const EDGE_120 = 'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/120.0.0.0 Safari/537.36 Edg/120.0.2210.91';
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

describe('the page for old browsers', () => {
  it('is a script that ES5 can read', () => {
    expect(() => parse(SCRIPT, { ecmaVersion: 5, sourceType: 'script' })).not.toThrow();
    expect(() => parse('const a = 1', { ecmaVersion: 5 })).toThrow();
  });

  it('comes before every other script of a page', () => {
    expect(/<script[^>]*>/.exec(INDEX)?.[0]).toBe('<script defer src="/too-old.js">');
    expect(INDEX.indexOf('too-old.js')).toBeLessThan(INDEX.indexOf('<!-- page assets -->'));
  });

  it.each([IE9, IE11, EDGE_18])('%s is sent to /too-old', (userAgent) => {
    expect(sentFrom('/settings/account', userAgent)).toEqual(['/too-old']);
  });

  it.each([EDGE_120, FIREFOX])('%s is left alone', (userAgent) => {
    expect(sentFrom('/', userAgent)).toEqual([]);
  });
});

describe('a browser that is older than those of .browserslistrc', () => {
  it.each([
    ['Safari 15 and Firefox 114', 'delete Array.prototype.toSorted'],
    ['Safari 16.3', "RegExp = function () { throw new SyntaxError('invalid group') }"],
  ])('sees the page in place, as %s does', (_browser, missing) => {
    const { texts, replaced, window } = drawnWithout(missing, '/herds');
    expect(texts).toContain('Your Browser is Old!');
    expect(texts).toContain('Download Chrome');
    expect(replaced).toEqual([]);
    expect(window).toEqual({ isTooOld: true });
  });

  it('LANGUAGES 11.3: says it in the language of its page', () => {
    const missing = 'delete Array.prototype.toSorted';
    expect(drawnWithout(missing, '/herds', 'es').texts.join(' ')).toContain('Descargar Chrome');
    expect(drawnWithout(missing, '/herds', 'en').texts.join(' ')).toContain('Download Chrome');
  });

  it('is told apart from one that has all', () => {
    expect(drawnWithout('', '/herds')).toEqual({ texts: [], replaced: [], window: {} });
  });
});

describe('the mark for whoever is known here', () => {
  const marked = (cookie: string, remembered: string | null | Error) => {
    const setAttribute = jest.fn();
    const localStorage = {
      getItem: () => {
        if (remembered instanceof Error) throw remembered;
        return remembered;
      },
    };
    const document = { cookie, documentElement: { setAttribute } };
    runInNewContext(SCRIPT, { window: { localStorage }, navigator: { userAgent: FIREFOX }, location: {}, document });
    return setAttribute.mock.calls.length > 0;
  };
  const someone = JSON.stringify({ me: JSON.stringify({ uuid: 'u1' }), ranchUuid: 'null' });
  const nobody = JSON.stringify({ me: 'null', ranchUuid: 'null' });

  it.each([
    ['the cookie', 'a=b; has_session=1', null, true],
    ['a remembered person', '', someone, true],
    ['nobody', '', null, false],
    ['whoever has signed out', 'has_session=', nobody, false],
    ['another cookie of the like', 'not_has_session=1; has_session=10x', null, false],
    ['storage that is blocked', '', new Error('blocked'), false],
    ['storage that is blocked, and the cookie', 'has_session=1', new Error('blocked'), true],
  ])('%s', (_what, cookie, remembered, expected) => {
    expect(marked(cookie, remembered)).toBe(expected);
  });
});
