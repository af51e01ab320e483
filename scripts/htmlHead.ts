import { PRODUCT_NAME, TRIAL_DAYS } from '../contract/http/product';
import type { Language } from '../domain/language/languages';
import { builtLanguages } from './builtLanguages';

interface Words {
  description: Readonly<Record<Language, string>>;
  /** Kept out of search: what only a link of a mail, an admin or an account leads to. */
  isPrivate?: boolean;
}

const PROMISE = {
  en: 'Set up your ranch, bring the whole crew in, and choose what the colors of your map say.',
  es: 'Configure su rancho, sume a toda la cuadrilla y elija qué dicen los colores de su mapa.',
};

/** What the head of each page's HTML says, by address; '' is every page that has no HTML of its own. */
const WORDS: Readonly<Record<string, Words>> = {
  '/': {
    description: {
      en: `${PROMISE.en} ${TRIAL_DAYS} days free, no card.`,
      es: `${PROMISE.es} ${TRIAL_DAYS} días gratis, sin tarjeta.`,
    },
  },
  '/login': {
    description: {
      en: `Log in to ${PRODUCT_NAME}: your ranch, your crew and the look of your map.`,
      es: `Inicie sesión en ${PRODUCT_NAME}: su rancho, su cuadrilla y el aspecto de su mapa.`,
    },
  },
  '/mobile-join': {
    description: {
      en: `Set up your ranch from your phone in two minutes. ${TRIAL_DAYS} days free, no card.`,
      es: `Configure su rancho desde el teléfono en dos minutos. ${TRIAL_DAYS} días gratis, sin tarjeta.`,
    },
  },
  '/password-reset-request': {
    description: {
      en: 'Tell us your email, and we send you a link to a new password.',
      es: 'Díganos su correo electrónico y le enviamos un enlace para una contraseña nueva.',
    },
  },
  '/join': { description: { en: 'You were invited to a ranch.', es: 'Le invitaron a un rancho.' }, isPrivate: true },
  '/partner-join': {
    description: {
      en: 'Join a carbon-credit program with your ranch.',
      es: 'Participe con su rancho en un programa de créditos de carbono.',
    },
    isPrivate: true,
  },
  '/password-reset': {
    description: {
      en: 'Choose a new password for your account.',
      es: 'Elija una contraseña nueva para su cuenta.',
    },
    isPrivate: true,
  },
  '/admin': { description: { en: 'For admins.', es: 'Para administradores.' }, isPrivate: true },
  '/cancel_delete': {
    description: {
      en: 'Keep an account that was to be deleted.',
      es: 'Conserve una cuenta que se iba a borrar.',
    },
    isPrivate: true,
  },
  '': { description: PROMISE, isPrivate: true },
};

const SLOGAN: Readonly<Record<Language, string>> = {
  en: `${PRODUCT_NAME}: know every paddock, rest the land`,
  es: `${PRODUCT_NAME}: conozca cada potrero, descanse la tierra`,
};

const PICTURE: Readonly<Record<Language, string>> = {
  en: 'A ranch from above, its paddocks colored by days of rest',
  es: 'Un rancho visto desde arriba, sus potreros coloreados por días de descanso',
};

const meta = (name: string, content: string) => `<meta name="${name}" content="${content}" />`;
const property = (name: string, content: string) => `<meta property="${name}" content="${content}" />`;

interface Shared {
  language: Language;
  page: string;
  title: string;
  description: string;
}

/** Tells search engines where a page is in each language, and where it is in the reader's own. */
function alternates(language: Language, page: string, languages: readonly Language[]): string[] {
  const inLanguage = (one: Language) => `${page}?lang=${one}`;
  const link = (hreflang: string, href: string) => `<link rel="alternate" hreflang="${hreflang}" href="${href}" />`;
  return [
    `<link rel="canonical" href="${language === 'en' ? page : inLanguage(language)}" />`,
    ...(languages.length > 1 ? [...languages.map((one) => link(one, inLanguage(one))), link('x-default', page)] : []),
  ];
}

/** How a page looks where it is shared. Its paths become addresses in the server, which knows the site's own. */
function sharing({ language, page, title, description }: Shared): string[] {
  const shown = page === '/' ? SLOGAN[language] : title;
  return [
    property('og:type', 'website'),
    property('og:locale', `${language}_US`),
    property('og:site_name', PRODUCT_NAME),
    property('og:title', shown),
    property('og:description', description),
    property('og:url', language === 'en' ? page : `${page}?lang=${language}`),
    property('og:image', '/social.png'),
    property('og:image:width', '1200'),
    property('og:image:height', '630'),
    property('og:image:alt', PICTURE[language]),
    meta('twitter:card', 'summary_large_image'),
  ];
}

function wordsOf(page: string): Words {
  const words = WORDS[page];
  if (words === undefined) throw new Error(`No words for the head of ${page}`);
  return words;
}

/**
 * The part of a page's head that is its own: title, description, whether it may be found, in which languages, and how it
 * looks where somebody shares it.
 *
 * @param page the address, '' for the frame of all pages without HTML of their own
 * @param title as the page itself names it, as HTML
 * @throws Error for an address that nothing is said of
 */
export function headOf(language: Language, page: string, title: string): string {
  const { description, isPrivate = false } = wordsOf(page);
  const said = description[language];
  const found = () => [
    ...alternates(language, page, builtLanguages()),
    ...sharing({ language, page, title, description: said }),
  ];
  return [
    `<title>${title}</title>`,
    meta('description', said),
    ...(isPrivate ? [meta('robots', 'noindex')] : found()),
  ].join('\n    ');
}
