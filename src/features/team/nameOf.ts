import type { Member } from '@contract/team';

/**
 * What a member is called in a sentence: the name, or the email where there is none. A name of one word stands in both
 * parts (`splitFullName`) and is said once.
 */
export function nameOf({ first_name, last_name, email }: Pick<Member, 'first_name' | 'last_name' | 'email'>): string {
  const name = first_name === last_name ? first_name : `${first_name} ${last_name}`;
  return name.trim() || email;
}
