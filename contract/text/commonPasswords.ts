import list from './commonPasswords.json';

const common: ReadonlySet<string> = new Set(list);

/** Whether a password, in any case, is among the 10,000 most common ones of legal length. */
export function isCommonPassword(password: string): boolean {
  return common.has(password.toLowerCase());
}
