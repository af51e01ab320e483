import { appPaths } from '@shared/paths';
import { routes } from './routes';

it('A1: every route stands at an address with a name, by which the browser tests find it', () => {
  const named: readonly string[] = [...Object.values(appPaths), '*'];
  expect(routes.map(({ path }) => path).filter((path) => !named.includes(path))).toEqual([]);
});
