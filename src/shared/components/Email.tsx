import { Fragment } from 'react';
import styles from './Email.module.css';

const ADDRESS = /(\S*@\S*)/;
/** A part of an address: it begins with the `@`, or behind a dot. */
const PART = /@?[^@.]+\.*|[@.]+/g;

function Address({ of }: { of: string }) {
  return (
    <span className={styles.address} translate="no">
      {(of.match(PART) ?? []).map((part, at) => (
        <Fragment key={at}>
          {at > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </span>
  );
}

/**
 * An email address, or a text that may hold some. One that does not fit into the line goes to the next, and where no line
 * is long enough it breaks between its parts, not within a word; what is copied holds no break. A comma or full stop
 * behind an address belongs into the text given here, or it may begin the next line.
 */
export function Email({ children }: { children: string }) {
  return children
    .split(ADDRESS)
    .map((text, at) => (ADDRESS.test(text) ? <Address key={at} of={text} /> : <Fragment key={at}>{text}</Fragment>));
}
