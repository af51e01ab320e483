import { Fragment } from 'react';

/** A part of an address: it begins with the `@`, or behind a dot. */
const PART = /@?[^@.]+\.*|[@.]+/g;

/**
 * An email address, or a text that may hold some. Where a line is too short for one it breaks between its parts, not
 * within a word; what is copied holds no break.
 */
export function Email({ children }: { children: string }) {
  return (children.match(PART) ?? []).map((part, at) => (
    <Fragment key={at}>
      {at > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
