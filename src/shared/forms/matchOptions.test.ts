import { stateNamed, STATES } from '@contract/partners/states';
import { matchOptions, sameOption } from './matchOptions';

describe('the options that match a text', () => {
  it.each([
    ['', 50],
    ['  ', 50],
    ['zz', 0],
    ['new  mexico', 1],
  ])('%j: %d', (text, count) => {
    expect(matchOptions(STATES, text)).toHaveLength(count);
  });

  it.each([
    ['NEW', ['New Hampshire', 'New Jersey', 'New Mexico', 'New York']],
    ['kansas', ['Kansas', 'Arkansas']],
    ['virginia', ['Virginia', 'West Virginia']],
    ['dakota', ['North Dakota', 'South Dakota']],
    [' tex ', ['Texas']],
  ])('%j: in any case, those first that begin with it', (text, found) => {
    expect(matchOptions(STATES, text)).toEqual(found);
  });

  it.each([
    ['nm', ['New Mexico']],
    [' AK ', ['Alaska', 'North Dakota', 'South Dakota']],
    ['va', ['Virginia', 'Nevada', 'Pennsylvania']],
    ['in', ['Indiana', 'Illinois', 'Maine', 'Minnesota', 'North Carolina', 'South Carolina', 'Virginia', 'Washington']],
    ['texas', ['Texas']],
  ])('%j: what it stands for comes first, once', (text, found) => {
    expect(matchOptions(STATES, text, stateNamed).slice(0, 8)).toEqual(found);
  });

  it('are no pattern', () => {
    expect(matchOptions(STATES, '.*')).toEqual([]);
    expect(matchOptions(STATES, '(')).toEqual([]);
  });
});

describe('the option that a text spells', () => {
  it.each([
    ['texas', 'Texas'],
    ['NEW YORK', 'New York'],
    ['Tex', undefined],
    ['', undefined],
    ['Texas ', undefined],
  ])('%j: %j', (text, option) => {
    expect(sameOption(STATES, text)).toBe(option);
  });
});
