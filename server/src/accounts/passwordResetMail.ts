import { RESET_LINK_MINUTES } from '@contract/http/limits';
import { linkHref } from '@contract/http/links';
import { PRODUCT_NAME } from '@contract/http/product';
import type { Config } from '../config/Config';
import { asText } from '../mail/composeMail';
import type { MailContent } from '../mail/Mail';

/** The link that sets a new password. */
export function resetMail(
  { origSite }: Pick<Config, 'origSite'>,
  { email, first_name }: { email: string; first_name: string },
  token: string,
): MailContent {
  return {
    to: email,
    subject: 'Reset your password',
    paragraphs: [
      `Hello ${asText(first_name)},`,
      `Somebody asked for a new password for your ${PRODUCT_NAME} account. If that was you, choose it here:`,
    ],
    button: { label: 'Choose a new password', url: linkHref(origSite, 'passwordReset', token) },
    foot: [
      `The link works once and is good for ${RESET_LINK_MINUTES} minutes.`,
      'If you did not ask for it, you need not do anything: your password stays as it is.',
    ],
  };
}
