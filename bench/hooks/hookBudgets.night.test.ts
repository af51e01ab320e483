import { cleanUp, startServer, usedDataDir } from '../../server/test/support/runningServer';
import { isBroken } from '../figure';
import { median } from '../statistics';
import { HOOK_SETTINGS, measureHooksAt } from './measureHooks';

jest.setTimeout(600_000);
afterEach(cleanUp);

it('OPEN 7: webhooks and figures within their budgets', async () => {
  const { url } = await startServer(await usedDataDir(), HOOK_SETTINGS);
  const figures = await measureHooksAt(url, 3);
  const over = figures
    .filter(isBroken)
    .map(({ what, unit, samples }) => `${what}: ${median(samples).toFixed(1)} ${unit}`);
  expect(over).toEqual([]);
});
