import { describeMachine, sentenceOf } from './machine';

describe('what is said of the machine', () => {
  it('names the browser where one was asked for', () => {
    expect(sentenceOf(describeMachine('120.0'))).toMatch(/\d+ cores, .*, load [\d.]+ before, .*, Chromium 120\.0$/);
  });

  it('and none where none was', () => {
    expect(sentenceOf(describeMachine(undefined))).toMatch(/, Node v[\d.]+$/);
  });
});
