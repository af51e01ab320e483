import { PRODUCT_NAME } from '@contract/product';
import type { Config } from '../Config';
import { asText, composeMail } from './composeMail';
import type { Mail } from './Mail';

const DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** Tells somebody on which day their account goes, with the link that keeps it. */
export function deletionMail(
  { origSite }: Pick<Config, 'origSite'>,
  { email, first_name }: { email: string; first_name: string },
  day: Date,
  token: string,
): Mail {
  const date = DAY.format(day);
  return composeMail({
    to: email,
    subject: `Your account will be deleted on ${date}`,
    paragraphs: [
      `Hello ${asText(first_name)},`,
      `You asked us to delete your ${PRODUCT_NAME} account. On ${date} it will be gone for good, with the ranches that nobody else is on.`,
      'Until then you can change your mind:',
    ],
    button: { label: 'Keep my account', url: `${origSite}/cancel_delete?token=${token}` },
    foot: ['If you did not ask for this, keep your account and change your password at once.'],
  });
}
