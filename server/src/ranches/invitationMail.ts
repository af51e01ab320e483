import { PRODUCT_NAME } from '@contract/http/product';
import type { Role } from '@contract/ranches/rights';
import { LANGUAGE_TAG } from '@domain/language/language';
import { asText } from '../mail/composeMail';
import type { MailContent } from '../mail/Mail';

interface Content {
  invitation: { email: string; role: Role; expires_at: Date };
  inviter: { first_name: string; full_name: string };
  ranchName: string;
  /** Where the invitation is accepted, its token included. */
  url: string;
}

const ROLES: Record<Role, string> = {
  owner: 'an owner',
  manager: 'a manager',
  member: 'a member',
  viewer: 'a viewer',
};

const IN_WORDS = new Intl.DateTimeFormat(LANGUAGE_TAG, { dateStyle: 'full', timeStyle: 'short', timeZone: 'UTC' });

/** The mail that invites a person to a ranch. */
export function composeInvitationMail({ invitation, inviter, ranchName, url }: Content): MailContent {
  const { email, role, expires_at } = invitation;
  const ranch = asText(ranchName);
  return {
    to: email,
    subject: `${asText(inviter.first_name)}: join ${ranch} on ${PRODUCT_NAME}`,
    paragraphs: [
      'Hello,',
      `${asText(inviter.full_name)} invites you to join ${ranch} on ${PRODUCT_NAME}, as ${ROLES[role]}.`,
      `${PRODUCT_NAME} is where a ranch and its crew keep their grazing together.`,
    ],
    button: { label: `Join ${ranch}`, url },
    foot: [
      `This link works once, until ${IN_WORDS.format(expires_at)} UTC.`,
      'Not expecting this email? You can ignore it: nothing happens unless you accept the invitation.',
    ],
  };
}
