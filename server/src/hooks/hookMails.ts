import { asText } from '../mail/composeMail';
import type { MailContent, MailWords } from '../mail/Mail';
import type { HookReader } from './hookPeopleTable';

interface About {
  name: string;
  ranch: string;
}

const FAILED: MailWords<About> = {
  en: ({ name, ranch }) => ({
    subject: 'A webhook was switched off',
    paragraphs: [
      `The webhook “${name}” of ${ranch} was switched off: nothing has arrived at its address for five days.`,
      'Once the address answers again, switch the webhook on. What failed can be sent again from its log.',
    ],
    label: 'See the webhook',
    foot: ['You get this email because you are an owner or manager of the ranch.'],
  }),
  es: ({ name, ranch }) => ({
    subject: 'Se desactivó un webhook',
    paragraphs: [
      `El webhook «${name}» de ${ranch} se desactivó: desde hace cinco días no llega nada a su dirección.`,
      'Cuando la dirección vuelva a responder, active el webhook. Lo que falló se puede enviar de nuevo desde su registro.',
    ],
    label: 'Ver el webhook',
    foot: ['Usted recibe este correo porque es propietario o administrador del rancho.'],
  }),
};

const GONE: MailWords<About> = {
  en: ({ name, ranch }) => ({
    ...FAILED.en({ name, ranch }),
    paragraphs: [
      `The webhook “${name}” of ${ranch} was switched off: its address answered that it takes no more messages (410).`,
      'If that was a mistake, switch the webhook on again. What failed can be sent again from its log.',
    ],
  }),
  es: ({ name, ranch }) => ({
    ...FAILED.es({ name, ranch }),
    paragraphs: [
      `El webhook «${name}» de ${ranch} se desactivó: su dirección respondió que ya no recibe mensajes (410).`,
      'Si fue un error, active el webhook de nuevo. Lo que falló se puede enviar otra vez desde su registro.',
    ],
  }),
};

interface Left {
  maker: string | null;
  ranch: string;
  names: string;
}

const LEFT: MailWords<Left> = {
  en: ({ maker, ranch, names }) => ({
    subject: 'Webhooks of a person who left',
    paragraphs: [
      maker === null
        ? `A person whose account is gone made webhooks of ${ranch}: ${names}.`
        : `${maker} is no longer on ${ranch}, and made its webhooks: ${names}.`,
      'They go on: their addresses still hear what happens on the ranch. Delete those that should not.',
    ],
    label: 'See the webhooks',
    foot: ['You get this email because you are an owner of the ranch.'],
  }),
  es: ({ maker, ranch, names }) => ({
    subject: 'Webhooks de una persona que ya no está',
    paragraphs: [
      maker === null
        ? `Una persona cuya cuenta ya no existe creó webhooks de ${ranch}: ${names}.`
        : `${maker} ya no está en ${ranch} y creó estos webhooks: ${names}.`,
      'Siguen activos: sus direcciones siguen recibiendo lo que pasa en el rancho. Elimine los que no deban seguir.',
    ],
    label: 'Ver los webhooks',
    foot: ['Usted recibe este correo porque es propietario del rancho.'],
  }),
};

const buttonTo = (label: string, origSite: string) => ({ label, url: `${origSite}/settings/data` });

/** Tells somebody that a webhook was switched off. */
export function offMail(
  { email, language, ranch_name }: HookReader,
  { name, reason }: { name: string; reason: 'gone' | 'failed' },
  origSite: string,
): MailContent {
  const about = { name: asText(name), ranch: asText(ranch_name) };
  const { label, ...words } = (reason === 'gone' ? GONE : FAILED)[language](about);
  return { to: email, language, ...words, button: buttonTo(label, origSite) };
}

/** Tells an owner that webhooks outlast the person who made them. */
export function leftMail(
  { email, language, ranch_name }: HookReader,
  { maker, names }: { maker: string | null; names: readonly string[] },
  origSite: string,
): MailContent {
  const left = {
    maker: maker === null ? null : asText(maker),
    ranch: asText(ranch_name),
    names: new Intl.ListFormat(language).format(names.map(asText)),
  };
  const { label, ...words } = LEFT[language](left);
  return { to: email, language, ...words, button: buttonTo(label, origSite) };
}
