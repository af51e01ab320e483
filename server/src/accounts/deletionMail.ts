import { linkHref, withLanguage } from '@contract/http/links';
import { PRODUCT_NAME } from '@contract/http/product';
import { tagOf } from '@domain/language/languages';
import type { Config } from '../config/Config';
import { asText } from '../mail/composeMail';
import type { MailContent, MailWords, Reader } from '../mail/Mail';

const WORDS: MailWords<{ name: string; day: string }> = {
  en: ({ name, day }) => ({
    subject: `Your account will be deleted on ${day}`,
    paragraphs: [
      `Hello ${name},`,
      `You asked us to delete your ${PRODUCT_NAME} account. On ${day} it will be gone for good, with the ranches that nobody else is on.`,
      'Until then you can change your mind:',
    ],
    label: 'Keep my account',
    foot: ['If you did not ask for this, keep your account and change your password at once.'],
  }),
  es: ({ name, day }) => ({
    subject: `Su cuenta se eliminará el ${day}`,
    paragraphs: [
      `Hola, ${name}:`,
      `Usted nos pidió eliminar su cuenta de ${PRODUCT_NAME}. El ${day} se eliminará para siempre, con los ranchos en los que no hay nadie más.`,
      'Hasta entonces puede cambiar de opinión:',
    ],
    label: 'Conservar mi cuenta',
    foot: ['Si usted no lo pidió, conserve su cuenta y cambie su contraseña de inmediato.'],
  }),
};

/** Tells a user on which day their account goes, with the link that keeps it. */
export function deletionMail(
  { origSite }: Pick<Config, 'origSite'>,
  { email, first_name, language }: Reader,
  deletedAt: Date,
  token: string,
): MailContent {
  const format = new Intl.DateTimeFormat(tagOf(language), { dateStyle: 'long', timeZone: 'UTC' });
  const { label, ...words } = WORDS[language]({ name: asText(first_name), day: format.format(deletedAt) });
  const url = withLanguage(linkHref(origSite, 'cancelDelete', token), language);
  return { to: email, language, ...words, button: { label, url } };
}
