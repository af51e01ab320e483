import type { PlainReason } from '@contract/http/reasons';
import { t } from '@domain/words';

/**
 * What a page that isn't in English says for the reasons that have no values: the sentences of the server
 * (`server/src/http/refusals.ts`, `limitRefusals.ts`, `grazing/groupRefusals.ts`, `photos/pictureRefusals.ts`) in the page's language.
 */
export const REFUSAL_WORDS: Readonly<Record<PlainReason, string>> = {
  login_needed: t`Please log in to continue`,
  not_your_role: t`Your role on this ranch does not allow this`,
  nothing_here: t`There is nothing here`,
  other_site: t`This call is not allowed from this site`,
  too_many_tries: t`Too many tries. Please wait a moment`,
  busy: t`We are very busy right now. Please try again in a moment`,
  data_away: t`We cannot reach our data right now. Please try again in a moment`,
  server_stopping: t`This server is stopping. Please try again in a moment`,
  went_wrong: t`Something went wrong on our side. Please try again`,

  wrong_login: t`Email or password is wrong. Check both and try again`,
  email_taken: t`This email has an account already`,
  account_exists: t`This email has an account already. Log in to join the ranch`,
  wrong_password: t`Your password is wrong`,
  same_password: t`This is your password already: choose another one`,
  password_personal: t`Choose a password without your name, your email or the name of your ranch`,
  beta_closed: t`The beta is closed here: only the admins of this site let people in`,

  link_damaged: t`This link is damaged. Open it again from where you have it, or ask for a new one`,
  link_expired: t`This link has expired. Please ask for a new one`,
  link_used: t`This link has been used already. If that was you, log in; else ask for a new one`,
  link_revoked: t`This link is no longer good: it was withdrawn, or a newer email has taken its place. Ask for a new one`,
  wrong_person: t`This invitation is for another email. Log in with the one it was sent to`,
  other_email: t`The invitation is for another email`,

  already_member: t`You are on this ranch already`,
  already_on_ranch: t`This person is on the ranch already`,
  role_above_own: t`You cannot grant a role above your own`,
  last_owner: t`A ranch needs an owner: make someone else an owner first`,
  only_owner: t`You are the only owner of this ranch: make someone else an owner first, or delete the ranch`,
  version_holds: t`This is what holds now: change or delete it first`,
  chain_awaited: t`The history of this ranch is still being chained: try again in a few minutes`,
  has_members: t`Others are still on this ranch: remove them first, or leave the ranch to them`,
  ranch_invitations_of_a_day: t`This ranch has sent as many invitations as it may in a day. Try again tomorrow`,
  own_invitations_of_a_day: t`You have sent as many invitations as you may in a day. Try again tomorrow`,
  email_invitations_of_a_day: t`This ranch has sent enough invitations to this email for a day. Try again tomorrow`,

  admins_only: t`This is for admins only`,
  not_as_admin: t`Nobody can act as an admin`,
  wrong_admin_password: t`Your admin password is wrong`,
  nobody_has_email: t`Nobody here has this email`,

  other_person: t`Someone else is signed in on this browser`,
  app_too_old: t`This version of the app is too old to save changes. Reload the page to get the new one`,
  server_updating: t`This server is being updated. Your changes are kept, and saved in a moment`,
  clock_wrong: t`The clock of this device is wrong`,
  no_such_season: t`There is no such season on this ranch`,
  no_such_source: t`This ranch has nothing of this id that keys are for`,

  hook_needs_https: t`This server sends only to addresses that begin with https://`,
  hook_to_own_host: t`This is the address of Grazewell itself`,
  hook_to_private: t`This address is in a private network`,
  hook_is_off: t`This webhook is off: switch it on first`,

  no_such_photo: t`There is no photo with this picture here`,
  not_a_picture: t`The file wasn’t a picture`,
  other_picture: t`What came isn’t the picture of this photo. Send it again`,
  picture_awaited: t`This picture hasn’t been uploaded yet`,
  picture_missing: t`The picture is missing`,
  disk_full: t`This server has no space for more pictures right now. Yours is kept, and sent later`,
  pictures_away: t`This server can’t reach its pictures right now. Nothing is lost, and what waits is sent later`,
  no_notices: t`This server sends no notices`,
  unknown_push_service: t`This server sends no notices to the push service of this browser`,

  gone: t`This is no longer here`,
  deleted_meanwhile: t`Someone else has deleted this meanwhile`,
  changed_meanwhile: t`Someone else has changed this meanwhile`,
  unknown_person: t`This person is not on the ranch`,
  unknown_line: t`The history of this ranch doesn’t have this line. Attest again, on its last line`,
  time_ahead: t`This is in the future. What has not happened yet is a plan`,
  day_ahead: t`This day is in the future`,
  inside_subdivision: t`A subdivision has to be in a whole paddock, not in a subdivision`,
  own_mother: t`An animal isn’t its own mother`,
  descendant_as_mother: t`This mother descends from the animal itself`,
  has_subdivisions: t`This paddock has subdivisions itself`,
  ranch_record_stays: t`The ranch’s own record cannot be deleted`,
  other_content: t`The server has another version of this change.`,
  records_too_large: t`These records are too large to be changed at once: change fewer of them`,
  records_full: t`This ranch has as many records as one may have`,
  space_full: t`This ranch, with all that was ever recorded on it, takes as much space as one may`,
};
