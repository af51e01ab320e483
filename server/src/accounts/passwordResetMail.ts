import { RESET_LINK_MINUTES } from '@contract/http/limits';
import { linkHref, withLanguage } from '@contract/http/links';
import { PRODUCT_NAME } from '@contract/http/product';
import type { Config } from '../config/Config';
import { asText } from '../mail/composeMail';
import type { MailContent, MailWords, Reader } from '../mail/Mail';

const WORDS: MailWords<string> = {
  en: (name) => ({
    subject: 'Reset your password',
    paragraphs: [
      `Hello ${name},`,
      `Someone asked for a new password for your ${PRODUCT_NAME} account. If that was you, choose it here:`,
    ],
    label: 'Choose a new password',
    foot: [
      `The link works once and is good for ${RESET_LINK_MINUTES} minutes.`,
      'If you did not ask for it, you need not do anything: your password stays as it is.',
    ],
  }),
  es: (name) => ({
    subject: 'Elija una contraseña nueva',
    paragraphs: [
      `Hola, ${name}:`,
      `Alguien pidió una contraseña nueva para su cuenta de ${PRODUCT_NAME}. Si fue usted, elíjala aquí:`,
    ],
    label: 'Elegir una contraseña nueva',
    foot: [
      `El enlace sirve una sola vez, durante ${RESET_LINK_MINUTES} minutos.`,
      'Si usted no lo pidió, no tiene que hacer nada: su contraseña sigue siendo la misma.',
    ],
  }),
};

/** The link that sets a new password. */
export function resetMail(
  { origSite }: Pick<Config, 'origSite'>,
  { email, first_name, language }: Reader,
  token: string,
): MailContent {
  const { label, ...words } = WORDS[language](asText(first_name));
  const url = withLanguage(linkHref(origSite, 'passwordReset', token), language);
  return { to: email, language, ...words, button: { label, url } };
}
