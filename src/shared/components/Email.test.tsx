import { render } from '@testing-library/react';
import { Email } from './Email';

function parts(text: string) {
  const { container } = render(<Email>{text}</Email>);
  return container.innerHTML.split('<wbr>');
}

it.each([
  ['maria.castillo@ranch.example.com', ['maria.', 'castillo', '@ranch.', 'example.', 'com']],
  ['Invitation sent to cora@example.com', ['Invitation sent to cora', '@example.', 'com']],
  ['Something went wrong', ['Something went wrong']],
  ['', ['']],
])('%j may break where its parts meet', (text, expected) => {
  expect(parts(text)).toEqual(expected);
});

it.each(['a..b@@c.', '@', '...', '.@.', 'Wait. Then try again.'])('%j loses and gains no character', (text) => {
  const { container } = render(<Email>{text}</Email>);
  expect(container.textContent).toBe(text);
});
