import { screen } from '@testing-library/react';

/** The question that is asked before changes that are not saved are left behind. */
export const leaveQuestion = () => screen.queryByRole('dialog', { name: 'Leave without saving?' });

export const stayButton = () => screen.getByRole('button', { name: 'Stay here' });

export const leaveButton = () => screen.getByRole('button', { name: 'Leave' });

/**
 * For `getByText`: the innermost element that says it, also where parts of it stand in elements of their own, as an email
 * does.
 */
export function whole(words: string | RegExp) {
  const says = ({ textContent }: Element) =>
    words instanceof RegExp ? words.test(textContent) : textContent === words;
  return (_own: string, element: Element | null) =>
    element !== null && says(element) && ![...element.children].some(says);
}
