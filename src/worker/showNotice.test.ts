import { noticeOf, pressedPath } from './showNotice';

const NOTICE = {
  language: 'en',
  title: 'Move Cows to Creek: today',
  body: 'Rio Seco',
  url: '/todo?ranch=1',
  moved: { open: 'Open', title: 'Moved', url: '/herds?form=move&herd=2&ranch=1' },
  tag: 'one',
};
const shown = (notice: unknown) => noticeOf(JSON.stringify(notice));

it('a notice of a move has its words, and two buttons', () => {
  expect(shown(NOTICE)).toEqual({
    title: 'Move Cows to Creek: today',
    options: {
      body: 'Rio Seco',
      lang: 'en',
      tag: 'one',
      icon: expect.stringMatching(/^\/.*\.png$/),
      actions: [
        { action: 'open', title: 'Open' },
        { action: 'moved', title: 'Moved' },
      ],
      data: { url: '/todo?ranch=1', moved: '/herds?form=move&herd=2&ranch=1' },
    },
  });
});

it('“Moved” opens the form of the move, and every other press the page that the notice is about', () => {
  const { data } = shown(NOTICE).options;
  expect(pressedPath(data, 'moved')).toBe('/herds?form=move&herd=2&ranch=1');
  expect(pressedPath(data, 'open')).toBe('/todo?ranch=1');
  expect(pressedPath(data, '')).toBe('/todo?ranch=1');
});

it('any other notice has no buttons', () => {
  const { options } = shown({ ...NOTICE, moved: null });
  expect(options.actions).toBeUndefined();
  expect(pressedPath(options.data, 'moved')).toBe('/todo?ranch=1');
});

it.each([
  ['nothing', ''],
  ['no JSON', '<p>'],
  ['null', 'null'],
  ['another site', JSON.stringify({ ...NOTICE, url: 'https://evil.example/' })],
  ['another site without a scheme', JSON.stringify({ ...NOTICE, url: '//evil.example/' })],
  ['a script', JSON.stringify({ ...NOTICE, url: 'javascript:alert(1)' })],
  ['another site behind a button', JSON.stringify({ ...NOTICE, moved: { ...NOTICE.moved, url: '/\\evil.example' } })],
  ['no words', JSON.stringify({ ...NOTICE, title: 7 })],
])('PHOTOS P6: a message with %s is shown, and leads to the first page', (_what, text) => {
  expect(noticeOf(text)).toMatchObject({ title: 'Grazewell', options: { data: { url: '/todo' } } });
});
