import { readOptions } from './options';

describe('the command line of the bench', () => {
  it('measures everything in five rounds when nothing is said', () => {
    expect(readOptions([])).toEqual({
      rounds: 5,
      groups: ['client', 'lighthouse', 'server', 'field', 'offline', 'photos', 'animals', 'evidence', 'hooks'],
      json: undefined,
      isStrict: false,
      isBusy: false,
    });
  });

  it('takes what is said', () => {
    expect(readOptions(['--only', 'lighthouse', '--rounds', '9', '--json', 'a.json', '--strict', '--busy'])).toEqual({
      rounds: 9,
      groups: ['lighthouse'],
      json: 'a.json',
      isStrict: true,
      isBusy: true,
    });
  });

  it.each([
    ['--only', 'server,client'],
    ['--only=client', '--only=server'],
  ])('takes several groups: %s %s', (...args) => {
    expect(readOptions(args).groups).toEqual(['client', 'server']);
  });

  it.each([
    [
      ['--only', 'everything'],
      '--only takes client, lighthouse, server, field, offline, photos, animals, evidence, hooks, not "everything"',
    ],
    [['--rounds', '0'], 'not "0"'],
    [['--rounds', '2.5'], 'not "2.5"'],
    [['--quick'], '--quick'],
  ])('says what is wrong with %j', (args, sentence) => {
    expect(() => readOptions(args)).toThrow(sentence);
  });
});
