import { setLocale } from 'yup';
import { t } from '@domain/words';

const UNKNOWN_MAX = 200;

/** @param unknown the names of fields; Yup joins them, and its types say that it doesn't */
const notKnown = ({ unknown }: { unknown: unknown }) => {
  const fields = String(unknown).slice(0, UNKNOWN_MAX);
  return t`We don’t know this field: ${fields}`;
};

/**
 * Yup as all of Grazewell uses it. Its own messages would print the value that was sent, which may be megabytes; these never
 * do. They are for what no rule says in its own words.
 */
setLocale({
  mixed: {
    default: t`This value isn’t allowed here`,
    required: t`This field is required`,
    defined: t`This field is required`,
    notNull: t`This field is required`,
    oneOf: t`This value isn’t one of those allowed here`,
    notOneOf: t`This value isn’t allowed here`,
    notType: t`A value of another type is needed here`,
  },
  tuple: { notType: t`A list of another length is needed here` },
  object: { noUnknown: notKnown },
});

/** What a schema says of itself: the JSON Schema of its values, where that can't be read from it; and words about it. */
declare module 'yup' {
  interface CustomSchemaMetadata {
    json?: object;
    note?: string;
  }
}

export * from 'yup';
