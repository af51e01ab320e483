import { withLanguage } from '@contract/http/links';
import { PRODUCT_NAME } from '@contract/http/product';
import { tagOf } from '@domain/language/languages';
import { asText } from '../mail/composeMail';
import type { MailContent, MailWords } from '../mail/Mail';
import type { RestoredRanch } from './restoreMailsTable';

interface Said {
  name: string;
  ranch: string;
  day: string;
  hasKeys: boolean;
}

const WORDS: MailWords<Said> = {
  en: ({ name, ranch, day, hasKeys }) => ({
    subject: `A backup of ${ranch} was restored`,
    paragraphs: [
      `Hello ${name},`,
      `On ${day} (UTC) a backup of ${PRODUCT_NAME} was restored. What was recorded for ${ranch} after the backup was made may be missing. Devices that sent something since then offer to send it again.`,
      ...(hasKeys
        ? [
            'Keys for other programs are off, since one that you revoked after the backup would open the ranch again. Revoke what should stay off, and switch the others on.',
          ]
        : []),
    ],
    label: hasKeys ? 'Look at the keys' : `Open ${PRODUCT_NAME}`,
    foot: ['Questions? Ask whoever runs this server.'],
  }),
  es: ({ name, ranch, day, hasKeys }) => ({
    subject: `Se restauró una copia de seguridad de ${ranch}`,
    paragraphs: [
      `Hola, ${name}:`,
      `El ${day} (UTC) se restauró una copia de seguridad de ${PRODUCT_NAME}. Puede faltar lo que se registró en ${ranch} después de hacer la copia. Los dispositivos que enviaron algo desde entonces ofrecen enviarlo de nuevo.`,
      ...(hasKeys
        ? [
            'Las claves para otros programas están desactivadas, porque una que usted revocó después de la copia volvería a abrir el rancho. Revoque las que deban seguir así y active las demás.',
          ]
        : []),
    ],
    label: hasKeys ? 'Ver las claves' : `Abrir ${PRODUCT_NAME}`,
    foot: ['¿Tiene preguntas? Consulte a quien administra este servidor.'],
  }),
};

/** Tells an owner that a backup was restored, and what that switched off. */
export function composeRestoreMail(
  { name: ranch, restored_at, has_keys: hasKeys }: RestoredRanch,
  { email, first_name, language: chosen }: RestoredRanch['owners'][number],
  origSite: string,
): MailContent {
  const language = chosen ?? 'en';
  const format = new Intl.DateTimeFormat(tagOf(language), { dateStyle: 'long', timeZone: 'UTC' });
  const said = { name: asText(first_name), ranch: asText(ranch), day: format.format(restored_at), hasKeys };
  const { label, ...words } = WORDS[language](said);
  const url = withLanguage(`${origSite}${hasKeys ? '/settings/data' : '/'}`, language);
  return { to: email, language, ...words, button: { label, url } };
}
