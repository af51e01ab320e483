import { linkPaths } from '@contract/http/links';
import { PRODUCT_NAME } from '@contract/http/product';
import type { Config } from '../config/Config';
import { asText } from '../mail/composeMail';
import type { MailContent } from '../mail/Mail';

/** Tells a user that their password is another one now, and what to do when it was not they who changed it. */
export function passwordChangedMail(
  { origSite }: Pick<Config, 'origSite'>,
  { email, first_name }: { email: string; first_name: string },
): MailContent {
  return {
    to: email,
    subject: 'Your password was changed',
    paragraphs: [
      `Hello ${asText(first_name)},`,
      `The password of your ${PRODUCT_NAME} account was changed. Wherever else you were logged in, you have been logged out.`,
      'If that was you, all is well. If it was not, ask for a reset link at once and choose a password of your own:',
    ],
    button: { label: 'Ask for a reset link', url: `${origSite}${linkPaths.passwordResetRequest}` },
    foot: [],
  };
}
