import { withLanguage } from '@contract/http/links';
import { PRODUCT_NAME } from '@contract/http/product';
import { tagOf } from '@domain/language/languages';
import { asText } from '../../mail/composeMail';
import type { MailContent, MailWords } from '../../mail/Mail';
import type { EndingKey } from './endingKeysTable';

const WORDS: MailWords<{ name: string; source: string; ranch: string; day: string }> = {
  en: ({ name, source, ranch, day }) => ({
    subject: `The key for ${source} ends on ${day}`,
    paragraphs: [
      `Hello ${name},`,
      `The key of ${ranch} for ${source} ends on ${day} (UTC). After that the program can't reach ${PRODUCT_NAME}.`,
      'To keep it running, make the next key, put it into the program, and then revoke the old one.',
    ],
    label: 'Make the next key',
    foot: ['Is the program not used any more? Then there is nothing to do: the key ends by itself.'],
  }),
  es: ({ name, source, ranch, day }) => ({
    subject: `La clave de ${source} vence el ${day}`,
    paragraphs: [
      `Hola, ${name}:`,
      `La clave de ${ranch} para ${source} vence el ${day} (UTC). Después de esa fecha el programa no puede conectarse con ${PRODUCT_NAME}.`,
      'Para que siga funcionando, cree la siguiente clave, póngala en el programa y luego revoque la anterior.',
    ],
    label: 'Crear la siguiente clave',
    foot: ['¿Ya no se usa el programa? Entonces no hay nada que hacer: la clave vence sola.'],
  }),
};

/** Tells one person that a key ends soon, and where the next one is made. */
export function composeKeyMail(
  { source, ranch_name, expires_at }: EndingKey,
  { email, first_name, language: chosen }: EndingKey['readers'][number],
  origSite: string,
): MailContent {
  const language = chosen ?? 'en';
  const format = new Intl.DateTimeFormat(tagOf(language), { dateStyle: 'long', timeZone: 'UTC' });
  const { label, ...words } = WORDS[language]({
    name: asText(first_name),
    source: asText(source),
    ranch: asText(ranch_name),
    day: format.format(expires_at),
  });
  return { to: email, language, ...words, button: { label, url: withLanguage(`${origSite}/settings/data`, language) } };
}
