import { withLanguage } from '@contract/http/links';
import { PRODUCT_NAME } from '@contract/http/product';
import type { Role } from '@contract/ranches/rights';
import { tagOf, type Language } from '@domain/language/languages';
import { asText } from '../mail/composeMail';
import type { MailContent, MailWords } from '../mail/Mail';

interface Content {
  invitation: { email: string; role: Role; expires_at: Date };
  inviter: { first_name: string; full_name: string };
  ranchName: string;
  /** Where the invitation is accepted, its token included. */
  url: string;
  language: Language;
}

const ROLES: Readonly<Record<Language, Record<Role, string>>> = {
  en: { owner: 'an owner', manager: 'a manager', member: 'a member', viewer: 'a viewer' },
  es: { owner: 'dueño', manager: 'encargado', member: 'miembro', viewer: 'solo lectura' },
};

interface Said {
  inviter: string;
  firstName: string;
  ranch: string;
  role: string;
  until: string;
}

const WORDS: MailWords<Said> = {
  en: ({ inviter, firstName, ranch, role, until }) => ({
    subject: `${firstName}: join ${ranch} on ${PRODUCT_NAME}`,
    paragraphs: [
      'Hello,',
      `${inviter} invites you to join ${ranch} on ${PRODUCT_NAME}, as ${role}.`,
      `${PRODUCT_NAME} is where a ranch and its crew keep their grazing together.`,
    ],
    label: `Join ${ranch}`,
    foot: [
      `This link works once, until ${until} UTC.`,
      'Not expecting this email? You can ignore it: nothing happens unless you accept the invitation.',
    ],
  }),
  es: ({ inviter, firstName, ranch, role, until }) => ({
    subject: `${firstName}: únase a ${ranch} en ${PRODUCT_NAME}`,
    paragraphs: [
      'Hola:',
      `${inviter} le invita a unirse a ${ranch} en ${PRODUCT_NAME}, con el rol de ${role}.`,
      `En ${PRODUCT_NAME} un rancho y su cuadrilla llevan juntos el registro de su pastoreo.`,
    ],
    label: `Unirse a ${ranch}`,
    foot: [
      `Este enlace sirve una sola vez, hasta el ${until} UTC.`,
      '¿No esperaba este correo? Puede ignorarlo: no pasa nada si no acepta la invitación.',
    ],
  }),
};

/** The mail that invites a person to a ranch. */
export function composeInvitationMail({ invitation, inviter, ranchName, url, language }: Content): MailContent {
  const { email, role, expires_at } = invitation;
  const format = new Intl.DateTimeFormat(tagOf(language), { dateStyle: 'full', timeStyle: 'short', timeZone: 'UTC' });
  const { label, ...words } = WORDS[language]({
    inviter: asText(inviter.full_name),
    firstName: asText(inviter.first_name),
    ranch: asText(ranchName),
    role: ROLES[language][role],
    until: format.format(expires_at),
  });
  return { to: email, language, ...words, button: { label, url: withLanguage(url, language) } };
}
