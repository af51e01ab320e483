import { setLocale } from 'yup';

const UNKNOWN_MAX = 200;

/** @param unknown the names of fields; Yup joins them, and its types say that it doesn't */
const notKnown = ({ unknown }: { unknown: unknown }) =>
  `This field isn’t known here: ${String(unknown).slice(0, UNKNOWN_MAX)}`;

/**
 * Yup as all of Grazewell uses it. Its own messages would print the value that was sent, which may be megabytes; these never
 * do. They are for what no rule says in its own words.
 */
setLocale({
  mixed: {
    default: 'This value isn’t allowed here',
    required: 'This field is required',
    defined: 'This field is required',
    notNull: 'This field is required',
    oneOf: 'This value isn’t one of those allowed here',
    notOneOf: 'This value isn’t allowed here',
    notType: 'A value of another type is needed here',
  },
  tuple: { notType: 'A list of another length is needed here' },
  object: { noUnknown: notKnown },
});

export * from 'yup';
