import { Email } from '@shared/components/Email';

/** Why a person who is signed in cannot use another person's invitation, and what to do about it. */
export function WrongPerson({ invited, me }: { invited: string; me: string }) {
  return (
    <p>
      This invitation is for <Email>{`${invited},`}</Email> and you are logged in as <Email>{`${me}.`}</Email> Sign out,
      then open the link in the mail again and log in as the person it is for.
    </p>
  );
}
