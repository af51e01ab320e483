import { attemptOthers } from '../../test/support/attemptOthers';
import { KeyRanch } from '../../test/support/KeyRanch';
import { TestApp } from '../../test/support/testApp';

jest.setTimeout(300_000);

let test: TestApp;
beforeAll(async () => {
  test = await TestApp.start();
});
afterAll(() => test.close());

it('OPEN K5: 200 attempts to change or delete others’ records are refused, and change nothing', async () =>
  attemptOthers(await KeyRanch.start(test), 200));
