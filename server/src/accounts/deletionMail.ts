import { linkHref } from '@contract/http/links';
import { PRODUCT_NAME } from '@contract/http/product';
import { LANGUAGE_TAG } from '@domain/language/language';
import type { Config } from '../config/Config';
import { asText } from '../mail/composeMail';
import type { MailContent } from '../mail/Mail';

const DAY = new Intl.DateTimeFormat(LANGUAGE_TAG, { dateStyle: 'long', timeZone: 'UTC' });

/** Tells a user on which day their account goes, with the link that keeps it. */
export function deletionMail(
  { origSite }: Pick<Config, 'origSite'>,
  { email, first_name }: { email: string; first_name: string },
  day: Date,
  token: string,
): MailContent {
  const date = DAY.format(day);
  return {
    to: email,
    subject: `Your account will be deleted on ${date}`,
    paragraphs: [
      `Hello ${asText(first_name)},`,
      `You asked us to delete your ${PRODUCT_NAME} account. On ${date} it will be gone for good, with the ranches that nobody else is on.`,
      'Until then you can change your mind:',
    ],
    button: { label: 'Keep my account', url: linkHref(origSite, 'cancelDelete', token) },
    foot: ['If you did not ask for this, keep your account and change your password at once.'],
  };
}
