import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadConfig } from './loadConfig';

const PAGE = readFileSync(join(__dirname, '../../../docs/settings.md'), 'utf8');

/** The variables in the first column of the page's table. */
const named = PAGE.split('\n').flatMap((line) => {
  const [, first = ''] = /^\| (`.*?`) +\|/.exec(line) ?? [];
  return [...first.matchAll(/`([A-Z0-9_]+)`/g)].map(([, name = '']) => name);
});

/** The variables that are looked at when the settings are read. */
function lookedAt(): string[] {
  const names = new Set<string>();
  const variables = new Proxy<NodeJS.ProcessEnv>(
    {},
    {
      get(_nothing, name) {
        names.add(String(name));
        return undefined;
      },
    },
  );
  loadConfig(variables);
  return [...names];
}

test('the page of the settings has every variable that the server reads, and no other', () => {
  expect([...new Set(named)].sort()).toEqual(lookedAt().sort());
});

test('each is explained once', () => {
  expect(named.filter((name, index) => named.indexOf(name) !== index)).toEqual([]);
});
