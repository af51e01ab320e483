import fc from 'fast-check';
import { isEmailAddress, mayBeAccountEmail, normalizeEmail } from './email';

const label = (length: number) => 'd'.repeat(length);

describe('an email address', () => {
  it.each([
    'maria@example.com',
    'Maria.Lopez+ranch@sub.example.co.uk',
    "o'neill@example.com",
    'x@y.zz',
    '1@2.3',
    '!#$%&*/=?^_`{|}~-@example.com',
    ' maria@example.com\n',
    `a@${label(63)}.com`,
    'a@xn--bcher-kva.example',
  ])('may be %j', (typed) => {
    expect(isEmailAddress(typed)).toBe(true);
  });

  it.each([
    '',
    ' ',
    'maria',
    '@example.com',
    'maria@',
    'maria@localhost',
    'maria@@example.com',
    'maria@example..com',
    'maria@.example.com',
    'maria@example.com.',
    'maria@-example.com',
    'maria@example-.com',
    'maria lopez@example.com',
    'maria@exam ple.com',
    'a@b.co,c@d.co',
    'a@b.co;c@d.co',
    'a@b.co\nBcc: c@d.co',
    '<a@b.co>',
    '"a"@b.co',
    'a@[127.0.0.1]',
    'a@b.co\0',
    '=?utf-8?q?=61=62=63?=@example.com',
    'maria=?x?B?YQ==?=@example.com',
    'münch@example.com',
    'maria@exämple.com',
    `a@${label(64)}.com`,
    '.test@iana.org',
    'test.@iana.org',
    'te..st@iana.org',
    '.@iana.org',
    `${'l'.repeat(65)}@iana.org`,
  ])('is not %j', (typed) => {
    expect(isEmailAddress(typed)).toBe(false);
  });

  it('has at most 64 characters before the @', () => {
    expect(isEmailAddress(`${'l'.repeat(64)}@iana.org`)).toBe(true);
    expect(isEmailAddress(`${'l'.repeat(65)}@iana.org`)).toBe(false);
  });

  it.each(['.test@iana.org', 'test.@iana.org', 'te..st@iana.org', `${'l'.repeat(65)}@iana.org`])(
    'may be that of an older account only: %s',
    (typed) => {
      expect([mayBeAccountEmail(typed), isEmailAddress(typed)]).toEqual([true, false]);
    },
  );

  it('has at most 254 characters', () => {
    const domain = `@${label(62)}.${label(62)}.${label(61)}.com`;
    const local = 'l'.repeat(254 - domain.length);
    expect(isEmailAddress(local + domain)).toBe(true);
    expect(isEmailAddress(`l${local}${domain}`)).toBe(false);
  });
});

describe('its normal form', () => {
  it.each([
    [' Maria@Example.COM ', 'maria@example.com'],
    ['maria@example.com', 'maria@example.com'],
    ['\u00a0MARIA@example.com\ufeff', 'maria@example.com'],
    ['ｍａｒｉａ@example.com', 'maria@example.com'],
  ])('of %j is %j', (typed, normal) => {
    expect(normalizeEmail(typed)).toBe(normal);
  });

  it('of an address that we take differs from what was typed in ASCII case and outer blanks alone', () => {
    const piece = fc.string({ unit: fc.constantFrom('a', 'B', 'k', 'K', 'S', 'I', '0', '.', '-', '+', 'ı', 'ſ', 'K') });
    fc.assert(
      fc.property(piece, piece, fc.constantFrom('', ' ', '\t', '\u3000'), (local, domain, blank) => {
        const typed = `${blank}${local}@${domain}.com${blank}`;
        fc.pre(isEmailAddress(typed));
        const lowerAscii = typed.trim().replace(/[A-Z]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) + 32));
        expect(normalizeEmail(typed)).toBe(lowerAscii);
        expect(normalizeEmail(lowerAscii)).toBe(lowerAscii);
      }),
    );
  });
});

describe('L5: look-alikes', () => {
  const MAPS = [
    (text: string) => text.normalize('NFKC'),
    (text: string) => text.normalize('NFKD'),
    (text: string) => text.toLowerCase(),
    (text: string) => text.toUpperCase(),
    (text: string) => text.normalize('NFKC').toLowerCase(),
    (text: string) => text.toUpperCase().toLowerCase(),
  ];
  const becomesAscii = (char: string) => MAPS.some((map) => /^[\x21-\x7e]+$/.test(map(char)));

  const lookAlikes: string[] = [];
  for (let code = 0x80; code <= 0x10ffff; code += 1) {
    if (code >= 0xd800 && code <= 0xdfff) continue;
    const char = String.fromCodePoint(code);
    if (becomesAscii(char)) lookAlikes.push(char);
  }

  it('are many, as the engine maps them', () => {
    expect(lookAlikes.length).toBeGreaterThan(1000);
    expect(lookAlikes).toEqual(expect.arrayContaining(['ı', 'ſ', '\u212a', 'ａ', 'ﬁ', '℡', '．', '＠']));
  });

  it('are no addresses, at any place of one', () => {
    const taken = lookAlikes.filter((char) =>
      [
        `${char}maria@example.com`,
        `ma${char}ria@example.com`,
        `maria@ex${char}ample.com`,
        `maria@example.com${char}`,
        `maria${char}example.com`,
        `maria@example${char}com`,
      ].some(isEmailAddress),
    );
    expect(taken).toEqual([]);
  });
});
