import type { Language } from '@domain/language/languages';

/** Whom a mail is for. */
export interface Reader {
  email: string;
  first_name: string;
  language: Language;
}

/** What a mail says of its own, in each language. */
export type MailWords<Values> = Readonly<
  Record<Language, (values: Values) => Pick<MailContent, 'subject' | 'paragraphs' | 'foot'> & { label: string }>
>;

/** What a mail says, before it is written out. */
export interface MailContent {
  to: string;
  language: Language;
  subject: string;
  /** Plain sentences; what people wrote themselves goes through `asText` first. */
  paragraphs: readonly string[];
  /** What is to be kept as it is, character by character. */
  verbatim?: string;
  /** The one thing to do, and where. */
  button?: { label: string; url: string };
  /** What to know about the link, or what to do when the mail was not expected. */
  foot: readonly string[];
  attachments?: readonly Attachment[];
}

/** A file of text that goes with a mail. */
interface Attachment {
  filename: string;
  content: string;
  contentType: string;
}

/** One mail, as the rest of the server speaks of it. `to` is an address in its normal form. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  attachments?: readonly Attachment[];
}
