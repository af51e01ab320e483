import type { LinkParameter } from '@contract/http/links';

/** Query parameters that hold a token out of a link in a mail. */
const PARAMETERS: readonly LinkParameter[] = ['invitationToken', 'invitation_token', 'token'];

const held = new Map<LinkParameter, string>();

/**
 * Takes the tokens of the address into this module's memory and out of the address bar, before the app asks for
 * anything. They stand nowhere else, so a reload finds none: `hadToken` then tells that there was one.
 */
export function takeLinkTokens(): void {
  const address = new URL(location.href);
  const found = PARAMETERS.filter((name) => address.searchParams.has(name));
  if (found.length === 0) return;
  for (const name of found) {
    const token = address.searchParams.get(name) ?? '';
    if (token !== '') held.set(name, token);
    address.searchParams.delete(name);
  }
  const state: unknown = history.state;
  history.replaceState({ ...(state as object | null), hadToken: held.size > 0 }, '', address);
}

/** The address of this page with the tokens that it came with and one parameter more, for loading it again. */
export function addressWithTokens(parameter: string, value: string): string {
  const address = new URL(location.href);
  for (const [name, text] of [...held, [parameter, value]] as const) address.searchParams.set(name, text);
  return address.href;
}

export const linkTokens = {
  get: (name: LinkParameter): string | undefined => held.get(name),
  /** A token that has done its work, or never will, is let go. */
  forget: (name: LinkParameter): void => void held.delete(name),
};

export type LinkTokens = typeof linkTokens;

/** Whether this page was opened by a link whose token a reload has lost. */
export function hadToken(): boolean {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null && 'hadToken' in state && state.hadToken === true;
}
