import type { OwnAct, PlainReason, Reason, ReasonValues } from '@contract/http/reasons';
import { numberInWords } from '@domain/language/formats';
import { plural, t } from '@domain/words';
import { kindWords } from '@shared/kindWords';

type ValuedReason = Exclude<Reason, PlainReason>;

interface Valued<Values> {
  /** The values that the sentence needs, with the type that each must have. */
  readonly needs: { readonly [V in keyof Values]: Values[V] extends number ? 'number' : 'string' };
  /** The sentence; undefined for a code that only a newer server knows. */
  readonly words: (values: Values) => string | undefined;
}

const OWN_ACTS: Readonly<Record<OwnAct, string>> = {
  change_password: t`Only the person can change this password: an admin who acts for them cannot`,
  change_webhook: t`Only the person can change webhooks of this ranch: an admin who acts for them cannot`,
  delete_account: t`Only the person can delete this account: an admin who acts for them cannot`,
  erase_history: t`Only the person can erase content of the history: an admin who acts for them cannot`,
  delete_ranch: t`Only the person can delete this ranch: an admin who acts for them cannot`,
  leave_ranch: t`Only the person can leave this ranch: an admin who acts for them cannot`,
  make_key: t`Only the person can make a key of this ranch: an admin who acts for them cannot`,
  invite_owner: t`An admin who acts for a person can’t invite an owner`,
  send_picture: t`Only the person can add photos: an admin who acts for them cannot`,
  turn_on_notices: t`Only the person can change their notices: an admin who acts for them cannot`,
};

const most = { most: 'number' } as const;

/** The same as `REFUSAL_WORDS`, of the reasons that come with values. */
export const VALUED_WORDS: { readonly [R in ValuedReason]: Valued<ReasonValues[R]> } = {
  too_large: {
    needs: { kilobytes: 'number' },
    words: ({ kilobytes }) => {
      const size = numberInWords(kilobytes);
      return t`A request must not be larger than ${size} kB`;
    },
  },
  account_waits: {
    needs: { minutes: 'number' },
    words: ({ minutes }) =>
      plural(minutes, {
        one: 'Too many tries. Wait # minute, or reset your password',
        other: 'Too many tries. Wait # minutes, or reset your password',
      }),
  },
  only_the_person: {
    needs: { act: 'string' },
    words: ({ act }) => (OWN_ACTS as Readonly<Partial<Record<string, string>>>)[act],
  },
  ranch_called: { needs: { name: 'string' }, words: ({ name }) => t`The ranch is called ${name}` },
  ranches_of_a_day: {
    needs: most,
    words: ({ most: ranches }) =>
      plural(ranches, {
        one: 'You have made # new ranch in a day, which is the most. Try again tomorrow',
        other: 'You have made # new ranches in a day, which is the most. Try again tomorrow',
      }),
  },
  open_invitations: {
    needs: most,
    words: ({ most: invitations }) =>
      plural(invitations, {
        one: 'This ranch has # open invitation. Withdraw one, or wait until one is accepted',
        other: 'This ranch has # open invitations. Withdraw one, or wait until one is accepted',
      }),
  },
  keys_full: {
    needs: most,
    words: ({ most: keys }) =>
      plural(keys, {
        one: 'This ranch has # key. Revoke one that is not needed first',
        other: 'This ranch has # keys. Revoke one that is not needed first',
      }),
  },
  keys_of_source_full: {
    needs: most,
    words: ({ most: keys }) =>
      plural(keys, {
        one: 'This has # good key already. Revoke one first',
        other: 'This has # good keys already. Revoke one first',
      }),
  },
  webhooks_full: {
    needs: most,
    words: ({ most: webhooks }) =>
      plural(webhooks, {
        one: 'This ranch has # webhook. Delete one that is not needed first',
        other: 'This ranch has # webhooks. Delete one that is not needed first',
      }),
  },
  hook_tests: {
    needs: most,
    words: ({ most: tests }) =>
      plural(tests, {
        one: 'This ranch has sent # test in an hour, which is the most. Try again later',
        other: 'This ranch has sent # tests in an hour, which is the most. Try again later',
      }),
  },
  follows_enough: {
    needs: most,
    words: ({ most: ranches }) =>
      plural(ranches, {
        one: 'This session follows # ranch already',
        other: 'This session follows # ranches already',
      }),
  },
  picture_too_large: {
    needs: { megabytes: 'number' },
    words: ({ megabytes }) => {
      const size = numberInWords(megabytes);
      return t`A picture must not be larger than ${size} MB`;
    },
  },
  pictures_full: {
    needs: { gigabytes: 'number' },
    words: ({ gigabytes }) => {
      const size = numberInWords(gigabytes);
      return t`The pictures of this ranch take ${size} GB, which is the most`;
    },
  },
  notice_devices: {
    needs: most,
    words: ({ most: devices }) =>
      plural(devices, {
        one: 'Your notices are on in # device, which is the most. Turn them off there first',
        other: 'Your notices are on in # devices, which is the most. Turn them off in one of them',
      }),
  },
  uploads_of_a_day: {
    needs: most,
    words: ({ most: pictures }) =>
      plural(pictures, {
        one: 'You have sent # picture in a day, which is the most. The others follow tomorrow',
        other: 'You have sent # pictures in a day, which is the most. The others follow tomorrow',
      }),
  },
  open_uploads: {
    needs: most,
    words: ({ most: pictures }) =>
      plural(pictures, {
        one: '# picture of yours is on its way. Wait until it has come',
        other: '# pictures of yours are on their way. Wait until one has come',
      }),
  },
  unknown_record: {
    needs: { kind: 'string' },
    words: ({ kind }) => {
      const { one } = kindWords(kind);
      return t`What this refers to is no longer here: ${one}`;
    },
  },
  in_use: {
    needs: { kind: 'string', by: 'string' },
    words: ({ by }) => {
      const { several } = kindWords(by);
      return t`Other records still refer to this. Delete them first: ${several}`;
    },
  },
  overlap: { needs: { season: 'string' }, words: ({ season }) => t`This overlaps the season ${season}` },
  change_too_large: {
    needs: { kilobytes: 'number' },
    words: ({ kilobytes }) => {
      const size = numberInWords(kilobytes);
      return t`A change has at most ${size} kB`;
    },
  },
  names_too_many: {
    needs: most,
    words: ({ most: records }) =>
      plural(records, {
        one: 'A group names at most # other record',
        other: 'A group names at most # other records',
      }),
  },
  kind_full: {
    needs: { kind: 'string', ...most },
    words: ({ kind, most: records }) => {
      const { several } = kindWords(kind);
      const count = numberInWords(records);
      return t`A ranch has at most ${count} of these: ${several}`;
    },
  },
};
