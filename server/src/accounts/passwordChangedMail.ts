import { linkPaths, withLanguage } from '@contract/http/links';
import { PRODUCT_NAME } from '@contract/http/product';
import type { Config } from '../config/Config';
import { asText } from '../mail/composeMail';
import type { MailContent, MailWords, Reader } from '../mail/Mail';

const WORDS: MailWords<string> = {
  en: (name) => ({
    subject: 'Your password was changed',
    paragraphs: [
      `Hello ${name},`,
      `The password of your ${PRODUCT_NAME} account was changed. Wherever else you were logged in, you have been logged out.`,
      'If that was you, all is well. If it was not, ask for a reset link at once and choose a password of your own:',
    ],
    label: 'Ask for a reset link',
    foot: [],
  }),
  es: (name) => ({
    subject: 'Su contraseña se cambió',
    paragraphs: [
      `Hola, ${name}:`,
      `La contraseña de su cuenta de ${PRODUCT_NAME} se cambió. En los demás dispositivos se cerró la sesión.`,
      'Si fue usted, todo está en orden. Si no fue usted, pida de inmediato un enlace y elija una contraseña propia:',
    ],
    label: 'Pedir un enlace',
    foot: [],
  }),
};

/** Tells a user that their password is another one now, and what to do when it was not they who changed it. */
export function passwordChangedMail(
  { origSite }: Pick<Config, 'origSite'>,
  { email, first_name, language }: Reader,
): MailContent {
  const { label, ...words } = WORDS[language](asText(first_name));
  const url = withLanguage(`${origSite}${linkPaths.passwordResetRequest}`, language);
  return { to: email, language, ...words, button: { label, url } };
}
