import fc from 'fast-check';
import { isCommonPassword } from './commonPasswords';
import commonPasswords from './commonPasswords.json';
import { passwordProblem, type PersonalTexts } from './password';

const MARIA: PersonalTexts = {
  email: 'm.lopez77@example.com',
  names: ['Maria Lopez', 'Mariannely', 'Lopez', "Maria's Ranch", undefined],
};
const problem = (password: string, personal = MARIA) => passwordProblem(password, personal, isCommonPassword);
const COW = '🐄';

describe('a new password', () => {
  it.each([
    ['', 'Password is required'],
    ['a', 'Your password is too short: 7 more characters to go'],
    ['q7-x.Lm', 'Your password is too short: 1 more character to go'],
    [COW.repeat(7), 'Your password is too short: 1 more character to go'],
    ['x1'.repeat(51).slice(1), 'You have more than 100 characters'],
    [COW.repeat(101), 'You have more than 100 characters'],
  ])('%j is no good: %s', (password, words) => {
    expect(problem(password)).toBe(words);
  });

  it.each(['seven wet cows', 'q7-x.Lm2', '        ', '90417263', COW.repeat(8), COW.repeat(100), 'x1'.repeat(50)])(
    '%j is good: there is no rule of composition',
    (password) => {
      expect(problem(password)).toBeUndefined();
    },
  );
});

describe('L7: common passwords', () => {
  it('are at least 3,000, of legal length, in the case that is compared', () => {
    expect(commonPasswords.length).toBeGreaterThanOrEqual(3000);
    const odd = commonPasswords.filter(
      (password) => password.length < 8 || password.length > 100 || password !== password.toLowerCase(),
    );
    expect(odd).toEqual([]);
  });

  it('are refused with the reason, at least 3,000 and each that we know', () => {
    const refused = commonPasswords.filter((password) => /^Too many people use this/.test(problem(password) ?? ''));
    expect(refused.length).toBeGreaterThanOrEqual(3000);
    expect(refused).toEqual(commonPasswords);
  });

  it('are refused in any case', () => {
    const inAnyCase = fc
      .constantFrom(...commonPasswords)
      .chain((password) => fc.mixedCase(fc.constant(password)).filter((mixed) => mixed.toLowerCase() === password));
    fc.assert(
      fc.property(inAnyCase, (password) => {
        expect(problem(password)).toBe('Too many people use this password: choose one of your own');
      }),
    );
  });

  it.each(['password1', 'PassWord1', '12345678', 'QWERTYUIOP'])('have %s among them', (password) => {
    expect(problem(password)).toMatch(/^Too many people/);
  });
});

describe('L7: what anyone who knows the person would try', () => {
  it.each([
    'm.lopez77@example.com',
    'M.LOPEZ77@EXAMPLE.COM',
    'm.lopez77',
    'Maria Lopez',
    'maria-lopez',
    'MariaLopez2026',
    '12 Maria Lopez!',
    'mariannely',
    '0mariannely0',
    "Maria's Ranch",
    'marias_ranch_1',
    'Ｍａｒｉａ Ｌｏｐｅｚ',
    'Grazewell',
    'grazewell1!',
    '2026Grazewell',
  ])('is refused: %j', (password) => {
    expect(problem(password)).toBe('Your password must not be your name, email, ranch or our name');
  });

  it.each(['maria lopez rides at dawn', 'not maria lopez', 'grazewell in the evening', 'marialopezz'])(
    'is not %j, which says more',
    (password) => {
      expect(problem(password)).toBeUndefined();
    },
  );

  it('is nothing where nothing is known', () => {
    expect(problem('Maria Lopez', {})).toBeUndefined();
    expect(problem('!!!!!!!!', { email: '', names: ['', '   ', '!!!'] })).toBeUndefined();
  });

  it('is told for any text and any person without an exception', () => {
    const text = fc.string({ unit: 'binary', maxLength: 110 });
    fc.assert(
      fc.property(text, text, fc.array(text, { maxLength: 4 }), (password, email, names) => {
        const words = problem(password, { email, names });
        const length = Array.from(password).length;
        if (length < 8 || length > 100) expect(words).toEqual(expect.any(String));
      }),
    );
  });
});
