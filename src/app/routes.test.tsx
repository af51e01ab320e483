import { appPaths } from '@shared/paths';
import { routes } from './routes';

it('A1: every route stands at an address with a name, by which the browser tests find it', () => {
  // The gallery of components is in development builds alone, which the browser tests do not open.
  const named: readonly string[] = [...Object.values(appPaths), '/gallery', '*'];
  expect(routes.map(({ path }) => path).filter((path) => !named.includes(path))).toEqual([]);
});
