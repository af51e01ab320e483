import { NO_JSON } from './jsonTexts';
import { notRefused } from './notRefused';
import { Stage } from './Stage';

jest.setTimeout(300_000);

let stage: Stage;
beforeAll(async () => {
  stage = await Stage.start();
});
afterAll(() => stage.close());

describe('R4: every call refuses', () => {
  it('what is no JSON in the place of a value', async () => {
    // White space alone would leave the list empty, which is JSON.
    expect(
      await notRefused(
        stage,
        NO_JSON.filter((text) => text.trim() !== '').map((text) => `{"a":[${text}]}`),
      ),
    ).toEqual([]);
  });

  it('a body that ends early, wherever', async () => {
    const whole = '{"settings":{"a":[1.5e+2,"\\u00e9",{"b":null}],"c":true}}';
    expect(await notRefused(stage, Array.from(whole, (_char, at) => whole.slice(0, at)).slice(1))).toEqual([]);
  });

  it('brackets without end', async () => {
    expect(await notRefused(stage, ['['.repeat(60_000), '{"a":'.repeat(12_000), '[{"a":'.repeat(10_000)])).toEqual([]);
  });
});
