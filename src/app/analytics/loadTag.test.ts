import { loadTag } from './loadTag';

interface TagWindow {
  dataLayer?: ArrayLike<unknown>[];
  trustedTypes?: unknown;
}

const page = window as TagWindow;
const scripts = () => [...document.head.querySelectorAll('script')];

beforeEach(() => {
  for (const script of scripts()) script.remove();
  delete page.dataLayer;
  delete page.trustedTypes;
});

it('adds the script of its key beside the page', () => {
  loadTag('G-GRAZE1');
  expect(scripts().map(({ src, async }) => [src, async])).toEqual([
    ['https://www.googletagmanager.com/gtag/js?id=G-GRAZE1', true],
  ]);
});

it('keeps a key with odd letters one parameter', () => {
  loadTag('G-1&l=evil#"><script>');
  const [script] = scripts();
  const address = new URL(script?.src ?? '');
  expect(address.origin + address.pathname).toBe('https://www.googletagmanager.com/gtag/js');
  expect([...address.searchParams]).toEqual([['id', 'G-1&l=evil#"><script>']]);
  expect(scripts()).toHaveLength(1);
});

it('has its policy make the address where the browser knows Trusted Types', () => {
  const createPolicy = jest.fn((_name: string, rules: { createScriptURL(url: string): string }) => ({
    createScriptURL: (url: string) => `${rules.createScriptURL(url)}&by=policy`,
  }));
  page.trustedTypes = { createPolicy };
  loadTag('G-GRAZE1');
  expect(createPolicy.mock.calls.map(([name]) => name)).toEqual(['grazewell#tag']);
  expect(scripts()[0]?.src).toBe('https://www.googletagmanager.com/gtag/js?id=G-GRAZE1&by=policy');
});

it('tells the tag its key, by the arguments it takes', () => {
  loadTag('G-GRAZE1');
  const commands = page.dataLayer ?? [];
  expect(commands.map((command) => Object.prototype.toString.call(command))).toEqual(
    Array(2).fill('[object Arguments]'),
  );
  expect(commands.map((command) => Array.from(command))).toEqual([
    ['js', expect.any(Date)],
    ['config', 'G-GRAZE1'],
  ]);
});

it('leaves events that wait in the layer', () => {
  page.dataLayer = [];
  const layer = page.dataLayer;
  layer.push({ length: 0 });
  loadTag('G-GRAZE1');
  expect(page.dataLayer).toBe(layer);
  expect(layer).toHaveLength(3);
});
