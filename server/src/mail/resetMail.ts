import { RESET_LINK_MINUTES } from '@contract/limits';
import { PRODUCT_NAME } from '@contract/product';
import type { Config } from '../Config';
import { asText, composeMail } from './composeMail';
import type { Mail } from './Mail';

/** The link that sets a new password. */
export function resetMail(
  { origSite }: Pick<Config, 'origSite'>,
  { email, first_name }: { email: string; first_name: string },
  token: string,
): Mail {
  return composeMail({
    to: email,
    subject: 'Reset your password',
    paragraphs: [
      `Hello ${asText(first_name)},`,
      `Somebody asked for a new password for your ${PRODUCT_NAME} account. If that was you, choose it here:`,
    ],
    button: { label: 'Choose a new password', url: `${origSite}/password-reset?token=${token}` },
    foot: [
      `The link works once and is good for ${RESET_LINK_MINUTES} minutes.`,
      'If you did not ask for it, you need not do anything: your password stays as it is.',
    ],
  });
}
