import type { LinkKind } from '@contract/people/link';
import { t } from '@domain/words';

/** The end of a sentence, behind a comma. */
const WHOM_TO_ASK: Record<LinkKind, string> = {
  invitation: t`ask the person who invited you to send a new invitation`,
  contract: t`ask the person who sent it for a new one`,
  reset: t`ask for a new one here`,
  cancel_delete: t`log in and keep your account there`,
};

/**
 * What a page says in place of its form when the link cannot be used. An invitation or a partner's link that has expired
 * still shows whom it is for, so its form says so itself.
 *
 * @param code why the link is not good; any other, or none, says nothing against it
 */
export function linkInWords(kind: LinkKind, code: string | undefined): { title: string; words: string } | undefined {
  const whomToAsk = WHOM_TO_ASK[kind];
  switch (code) {
    case 'token_used':
      return {
        title: t`This link has been used already`,
        words: t`It works once. If it was you who used it, there is nothing more to do here; if not, ${whomToAsk}.`,
      };
    case 'token_revoked':
      return {
        title: t`This link is no longer good`,
        words: t`It was withdrawn, or a newer email has taken its place. Look for a newer email, or ${whomToAsk}.`,
      };
    case 'token_invalid':
      return {
        title: t`This link is damaged`,
        words: t`A part of it is missing. Open it again from where you have it, or ${whomToAsk}.`,
      };
    case 'token_expired':
      return kind === 'reset'
        ? { title: t`This link has expired`, words: t`It was good for an hour. You can ask for a new one here.` }
        : undefined;
    case undefined:
    default:
      return undefined;
  }
}
