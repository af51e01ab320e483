import type { ListOfFiles } from './release';

/** Where the frame of every page is kept. */
export const SHELL = '/app.html';

/**
 * Fetches the frame of a language and keeps it if it is of the same build, whose files are kept with it. It has no digest:
 * the server puts the site's address in it.
 *
 * @returns whether it is kept now
 */
export async function keepShell(cache: Cache, language: string, { main }: ListOfFiles): Promise<boolean> {
  const address = `${SHELL}?lang=${language}`;
  const answer = await fetch(address, { cache: 'no-store', credentials: 'omit' });
  if (answer.status !== 200 || answer.redirected) return false;
  if (!(await answer.clone().text()).includes(main)) return false;
  await cache.put(SHELL, answer);
  return true;
}
