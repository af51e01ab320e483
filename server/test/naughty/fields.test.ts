import { nameOf } from '../support/callsOf';
import { bodiesOfWrites } from '../support/everyCall';
import { problemOf } from './problemOf';
import { Stage } from './Stage';

jest.setTimeout(300_000);

let stage: Stage;
beforeAll(async () => {
  stage = await Stage.start();
});
afterAll(() => stage.close());

const callOf = (name: string) => {
  const call = stage.calls.find((one) => nameOf(one) === name);
  if (call === undefined) throw new Error(`There is no ${name}`);
  return call;
};
const textsOf = (body: object) => Object.keys(body).filter((key) => typeof Reflect.get(body, key) === 'string');

const EXTRAS = [
  ...[
    'id',
    'uuid',
    'user_uuid',
    'role',
    'is_admin',
    'is_beta_tester',
    'ranch_id',
    'ranch_uuid',
    'ranches',
    'exp',
    'jti',
  ],
  ...[
    'settings',
    'password_hash',
    'created_at',
    'deletion_scheduled_at',
    'masqueraded_by',
    'program',
    'status',
    'plan',
  ],
  ...['trial_ends_at', 'url', 'toString', 'hasOwnProperty', '', ' email', 'Email', '$set', 'email[]', 'constructor'],
];

const withTexts = bodiesOfWrites().filter(([, , body]) => textsOf(body).length > 0);

describe('L4: a text field that is anything but text', () => {
  it.each(withTexts)('is refused by %s by its name, and nothing changes', async (name, by, body) => {
    const before = await stage.rows();
    const mails = (await stage.test.mails()).length;
    for (const field of textsOf(body)) {
      const good = body[field];
      for (const value of [
        [],
        [good],
        [good, good],
        {},
        { a: good },
        { toString: good },
        7,
        0,
        -1,
        null,
        true,
        false,
      ]) {
        const response = await stage.send(callOf(name), by, { ...body, [field]: value });
        expect([field, value, response.statusCode, problemOf(response)]).toEqual([field, value, 422, undefined]);
        expect(response.json().details).toHaveProperty([field], expect.any(String));
      }
    }
    expect(await stage.rows()).toEqual(before);
    expect((await stage.test.mails()).length).toBe(mails);
  });
});

describe('L6: a field too many', () => {
  it.each(bodiesOfWrites())('is refused by %s by its name alone, and nothing changes', async (name, by, body) => {
    const before = await stage.rows();
    for (const extra of EXTRAS.filter((key) => !Object.hasOwn(body, key))) {
      const response = await stage.send(callOf(name), by, { ...body, [extra]: true });
      expect([extra, response.statusCode, problemOf(response)]).toEqual([extra, 422, undefined]);
      expect(response.json().details).toEqual({ [extra]: 'We don’t know this field' });
    }
    expect(await stage.rows()).toEqual(before);
  });
});

const withToken = bodiesOfWrites().flatMap(([name, by, body]) =>
  Object.keys(body)
    .filter((field) => field.endsWith('token'))
    .map((field) => [name, field, by, body] as const),
);

describe('T3: a token', () => {
  it('is taken by six calls', () => {
    expect(withToken).toHaveLength(6);
  });

  it.each(withToken)('of %s (%s) is refused when it is none, and no row changes', async (name, field, by, body) => {
    const none = [
      ...[undefined, null, '', ' ', '\t\n', 'null', 'undefined', 'NaN', '0', '[]', '{}', '%00', '*', '%', '_'],
      ...[[], {}, 0, 1, true, false, [null], [''], { $ne: null }, { length: 43 }, '\0', '\ud800', 'A'.repeat(43)],
      ...['..', '...', 'a.b.c', 'A'.repeat(4096), 'A'.repeat(4097), 'A'.repeat(60_000), '-'.repeat(43), '=', 'AA=='],
    ];
    const before = await stage.rows();
    for (const value of none) {
      const response = await stage.send(callOf(name), by, { ...body, [field]: value });
      const { statusCode } = response;
      // Anyone who asks how a link stands is answered, but for what is no link at all.
      const isRefused = statusCode === 200 ? response.json().state === 'invalid' : [410, 422].includes(statusCode);
      expect([value, isRefused, problemOf(response)]).toEqual([value, true, undefined]);
    }
    expect(await stage.rows()).toEqual(before);
  });
});

const withEmail = bodiesOfWrites().filter(([, , body]) => 'email' in body);

describe('L5: an email with a letter that looks like another', () => {
  const MAPS = [
    (text: string) => text.normalize('NFKC'),
    (text: string) => text.normalize('NFKD'),
    (text: string) => text.toLowerCase(),
    (text: string) => text.toUpperCase().toLowerCase(),
    (text: string) => text.normalize('NFKC').toLowerCase(),
  ];
  const isSurrogate = (code: number) => code >= 0xd800 && code <= 0xdfff;
  const lookAlikes: [like: string, letter: string][] = [];
  for (let code = 0x80; code < 0x1fbff; code += 1) {
    const letter = String.fromCodePoint(code);
    const like = !isSurrogate(code) && MAPS.map((map) => map(letter)).find((text) => /^[a-z@.]+$/.test(text));
    if (like) lookAlikes.push([like, letter]);
  }

  it('can be written in many ways, for eight calls', () => {
    expect(lookAlikes.length).toBeGreaterThan(500);
    expect(withEmail).toHaveLength(8);
  });

  it.each(withEmail)('is refused by %s as an email, reaches nobody and is mailed to nobody', async (name, by, body) => {
    const before = await stage.rows();
    const mails = (await stage.test.mails()).length;
    let tried = 0;
    for (const [like, letter] of lookAlikes.filter((_one, index) => index % 7 === 0)) {
      for (const good of ['ben@example.com', 'fil.tm@example.com']) {
        const email = good.replace(like, letter);
        if (email === good) continue;
        tried += 1;
        const response = await stage.send(callOf(name), by, { ...body, email });
        expect([email, response.statusCode, Object.keys(response.json().details)]).toEqual([email, 422, ['email']]);
      }
    }
    expect(tried).toBeGreaterThan(50);
    expect(await stage.rows()).toEqual(before);
    expect((await stage.test.mails()).length).toBe(mails);
  });
});
