import { Email } from '@shared/components/Email';
import { Trans } from '@shared/words';

/** Why a person who is signed in cannot use another person's invitation, and what to do about it. */
export function WrongPerson({ invited, me }: { invited: string; me: string }) {
  // One text each, since a line may be broken before its comma or period otherwise.
  const [theirs, mine] = [`${invited},`, `${me}.`];
  return (
    <p>
      <Trans>
        This invitation is for <Email>{theirs}</Email> and you are logged in as <Email>{mine}</Email> Sign out, then
        open the link in the mail again and log in as the person it is for.
      </Trans>
    </p>
  );
}
