import { render } from '@testing-library/react';
import { Email } from './Email';

function shown(text: string) {
  return render(<Email>{text}</Email>).container;
}

it.each([
  ['maria.castillo@ranch.example.com', ['maria.', 'castillo', '@ranch.', 'example.', 'com']],
  ['Invitation sent to cora@example.com', ['cora', '@example.', 'com']],
])('the address in %j may break where its parts meet', (text, expected) => {
  expect(shown(text).querySelector('span')?.innerHTML.split('<wbr>')).toEqual(expected);
});

it.each(['Something went wrong. Please try again.', ''])('%j holds no address', (text) => {
  expect(shown(text).innerHTML).toBe(text);
});

it.each(['a..b@@c.', '@', '...', '.@.', 'From a@b.co to  c@d.co.', 'Wait. Then try again.'])(
  '%j loses and gains no character',
  (text) => {
    expect(shown(text).textContent).toBe(text);
  },
);
