import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { hashEmail, pushEvent } from './pushEvent';

const page = window as { dataLayer?: unknown[] };
const sha256 = (text: string) => createHash('sha256').update(text, 'utf8').digest('hex');
const MARIA = '10ef04a5a1acd81d18a0c61fdd354a063da07223720a1d8760aa5c2afa5e8ee0';

beforeEach(() => {
  delete page.dataLayer;
});

describe('the hash of an email', () => {
  it('is its SHA-256 in hexadecimal', () => {
    expect(hashEmail('maria@example.com')).toBe(MARIA);
    expect(hashEmail('')).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
  });

  it.each([' maria@example.com ', 'MARIA@example.com', '\tMaria@Example.COM\n', '\u00a0maria@example.com'])(
    'is the same for %j: blanks and capitals do not count',
    (typed) => expect(hashEmail(typed)).toBe(MARIA),
  );

  it('is what node:crypto makes of any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (text) => {
        expect(hashEmail(text)).toBe(sha256(text.trim().toLowerCase()));
      }),
    );
  });

  it('needs no crypto of the browser, which is missing over plain http', () => {
    const before = Object.getOwnPropertyDescriptor(globalThis, 'crypto');
    Object.defineProperty(globalThis, 'crypto', { value: undefined, configurable: true });
    expect(hashEmail('maria@example.com')).toBe(MARIA);
    if (before !== undefined) Object.defineProperty(globalThis, 'crypto', before);
  });
});

describe('an event', () => {
  it.each(['login', 'sign_up'] as const)('F2: %s is its name and the hashed email, nothing more', (event) => {
    pushEvent(event, ' Maria@example.com');
    expect(page.dataLayer).toEqual([{ event, email_sha256: MARIA }]);
  });

  it('comes after those that are there', () => {
    page.dataLayer = [{ event: 'earlier' }];
    pushEvent('login', 'maria@example.com');
    expect(page.dataLayer).toHaveLength(2);
    expect(page.dataLayer[0]).toEqual({ event: 'earlier' });
  });
});
