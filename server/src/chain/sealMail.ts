import { asText } from '../mail/composeMail';
import type { MailContent, MailWords } from '../mail/Mail';
import { presentHead } from './headsTable';
import type { SealReader } from './sealMailsTable';

interface Said {
  ranch: string;
  n: number;
  settings: string;
}

const WORDS: MailWords<Said> = {
  en: ({ ranch, n, settings }) => ({
    subject: `Seal of ${ranch}`,
    paragraphs: [
      `This is the seal of the record of ${ranch}, up to line ${n}. Keep this email: it shows later that nothing up to that line was changed since, whatever is on the server then.`,
    ],
    label: 'How to check a history',
    foot: [
      'The seal is also attached as a file, which the check of a downloaded history takes.',
      `You asked for this email. Your account settings turn it off: ${settings}`,
    ],
  }),
  es: ({ ranch, n, settings }) => ({
    subject: `Sello de ${ranch}`,
    paragraphs: [
      `Este es el sello del registro de ${ranch}, hasta la línea ${n}. Guarde este correo: más adelante muestra que nada hasta esa línea se cambió desde entonces, sea lo que sea que haya en el servidor.`,
    ],
    label: 'Cómo revisar un historial',
    foot: [
      'El sello va también adjunto como archivo, que acepta la revisión de un historial descargado.',
      `Usted pidió este correo. Se desactiva en los ajustes de su cuenta: ${settings}`,
    ],
  }),
};

const NAME_MAX = 60;

/** A ranch's name as a part of a file's, in letters and digits that every system takes. */
const inFileName = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^A-Za-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, NAME_MAX);

/** The mail that has the last signed end of a ranch's chain, as text and as a file. */
export function composeSealMail(reader: SealReader, origSite: string): MailContent {
  const { email, language, ranch_name: name, n, signature, public_key } = reader;
  const hex = (bytes: Buffer) => bytes.toString('hex');
  const seal = JSON.stringify({
    head: presentHead(reader),
    signature: hex(signature),
    public_key: hex(public_key),
  });
  const { label, ...words } = WORDS[language]({ ranch: asText(name), n, settings: `${origSite}/settings/account` });
  const filename = `seal-${inFileName(name) || 'ranch'}-${n}.json`;
  return {
    to: email,
    language,
    ...words,
    verbatim: seal,
    button: { label, url: `${origSite}/verify` },
    attachments: [{ filename, content: `${seal}\n`, contentType: 'application/json' }],
  };
}
