import { PRODUCT_NAME, TRIAL_DAYS } from '../contract/http/product';

interface Words {
  description: string;
  /** Kept out of search: what only a link of a mail, an admin or an account leads to. */
  isPrivate?: boolean;
}

const PROMISE = 'Set up your ranch, bring the whole crew in, and choose what the colors of your map say.';

/** What the head of each page's HTML says, by address; '' is every page that has no HTML of its own. */
const WORDS: Record<string, Words> = {
  '/': { description: `${PROMISE} ${TRIAL_DAYS} days free, no card.` },
  '/login': { description: `Log in to ${PRODUCT_NAME}: your ranch, your crew and the look of your map.` },
  '/mobile-join': {
    description: `Set up your ranch from your phone in two minutes. ${TRIAL_DAYS} days free, no card.`,
  },
  '/password-reset-request': {
    description: 'Tell us your email, and we send you a link to a new password.',
  },
  '/join': { description: 'You were invited to a ranch.', isPrivate: true },
  '/partner-join': {
    description: 'Join a carbon-credit program with your ranch.',
    isPrivate: true,
  },
  '/password-reset': {
    description: 'Choose a new password for your account.',
    isPrivate: true,
  },
  '/admin': { description: 'For admins.', isPrivate: true },
  '/cancel_delete': {
    description: 'Keep an account that was to be deleted.',
    isPrivate: true,
  },
  '': { description: PROMISE, isPrivate: true },
};

const meta = (name: string, content: string) => `<meta name="${name}" content="${content}" />`;
const property = (name: string, content: string) => `<meta property="${name}" content="${content}" />`;

/** How a page looks where it is shared. Its two paths become addresses in the server, which knows the site's own. */
function sharing(page: string, title: string, { description }: Words): string[] {
  const shown = page === '/' ? `${PRODUCT_NAME}: know every paddock, rest the land` : title;
  return [
    property('og:type', 'website'),
    property('og:site_name', PRODUCT_NAME),
    property('og:title', shown),
    property('og:description', description),
    property('og:url', page),
    property('og:image', '/social.png'),
    property('og:image:width', '1200'),
    property('og:image:height', '630'),
    property('og:image:alt', 'A ranch from above, its paddocks colored by days of rest'),
    meta('twitter:card', 'summary_large_image'),
  ];
}

function wordsOf(page: string): Words {
  const words = WORDS[page];
  if (words === undefined) throw new Error(`No words for the head of ${page}`);
  return words;
}

/**
 * The part of a page's head that is its own: title, description, whether it may be found, and how it looks where
 * somebody shares it.
 *
 * @param page the address, '' for the frame of all pages without HTML of their own
 * @param title as the page itself names it, as HTML
 * @throws Error for an address that nothing is said of
 */
export function headOf(page: string, title: string): string {
  const words = wordsOf(page);
  return [
    `<title>${title}</title>`,
    meta('description', words.description),
    ...(words.isPrivate === true ? [meta('robots', 'noindex')] : sharing(page, title, words)),
  ].join('\n    ');
}
