import type { Language } from '@domain/language/languages';

/** The pages that links in mails open: the server writes these links, the client has its pages there. */
export const linkPaths = {
  join: '/join',
  joinRanch: '/join-ranch',
  partnerJoin: '/partner-join',
  passwordResetRequest: '/password-reset-request',
  passwordReset: '/password-reset',
  cancelDelete: '/cancel_delete',
} as const;

/** The query parameter in which each of these pages gets its token. */
export const linkParameters = {
  join: 'invitationToken',
  joinRanch: 'invitationToken',
  partnerJoin: 'invitation_token',
  passwordReset: 'token',
  cancelDelete: 'token',
} as const satisfies Partial<Record<keyof typeof linkPaths, string>>;

export type LinkParameter = (typeof linkParameters)[keyof typeof linkParameters];

/** An address whose page is in a language; English is what a page without a word about it is likely to be. */
export function withLanguage(href: string, language: Language): string {
  if (language === 'en') return href;
  return `${href}${href.includes('?') ? '&' : '?'}lang=${language}`;
}

/** The whole address of a link with its token. `site` is an origin, without a slash at its end. */
export const linkHref = (site: string, page: keyof typeof linkParameters, token: string): string =>
  `${site}${linkPaths[page]}?${linkParameters[page]}=${token}`;
