import { boolean, number, object, string, type InferType } from '../text/yup';
import { presentText } from '../text/fields';
import { isStorableText } from '../text/text';

/** What a person can be told of on their phone. */
export type NoticeChoice = 'moves' | 'tasks' | 'imports';

/** Hours of the day in the ranch's zone: from 21 until 5 is through the night. */
export interface QuietHours {
  from: number;
  until: number;
}

export type NoticeChoices = Readonly<Record<NoticeChoice, boolean>> & { readonly quiet: QuietHours | null };

/** What is chosen when a person first turns notices on. */
export const FIRST_CHOICES: NoticeChoices = {
  moves: true,
  tasks: true,
  imports: false,
  quiet: { from: 21, until: 5 },
};

/** A browser that a person has turned notices on in. */
export interface NoticeDevice {
  uuid: string;
  /** What the browser called itself, as "Chrome, Android". */
  device: string;
  /** ISO 8601 in UTC. */
  since: string;
  /** Whether it is the one that asks. */
  is_here: boolean;
  /** Its session has ended by age: it gets nothing until the person logs in there. */
  is_paused: boolean;
}

/** The answer of the calls of notices. */
export interface NoticeSettings {
  choices: NoticeChoices;
  devices: NoticeDevice[];
}

const ENDPOINT_MAX = 1_024;
const DEVICE_MAX = 60;

/* eslint-disable lingui/no-unlocalized-strings -- only programs read them */
const text = (most: number) =>
  presentText('A text is needed here')
    .min(1, 'A text is needed here')
    .max(most, `At most ${most} characters`)
    .test('storable', 'This text contains characters we cannot store', (value) => isStorableText(value))
    .meta({ json: { type: 'string', minLength: 1, maxLength: most } });
const hour = () => number().integer('A whole hour is needed here').min(0, 'From 0').max(23, 'To 23').defined();
const choice = () => boolean().optional().nonNullable();

const quiet = object({ from: hour(), until: hour() })
  .noUnknown()
  .nullable()
  .test('apart', 'Quiet hours end at another hour than they begin', (value) => !value || value.from !== value.until);

/** The body of `PATCH user/notices`: what is left out stays, and `quiet` null is no quiet hours. */
export const noticeChoicesSchema = object({
  moves: choice(),
  tasks: choice(),
  imports: choice(),
  quiet: quiet.optional().default(undefined),
})
  .noUnknown()
  .test('something', 'Choose something', (choices) => Object.values(choices).some((value) => value !== undefined));

const keys = () =>
  object({
    p256dh: string()
      .defined()
      .matches(/^[\w-]{87}$/, '65 bytes in base64url are needed here'),
    auth: string()
      .defined()
      .matches(/^[\w-]{22}$/, '16 bytes in base64url are needed here'),
  })
    .noUnknown()
    .defined();

/** A device by what its push service gave its browser, and what the browser has had since in its place. */
export const noticeHereSchema = object({
  endpoint: text(ENDPOINT_MAX),
  renewed: object({ endpoint: text(ENDPOINT_MAX), keys: keys() })
    .noUnknown()
    .optional()
    .default(undefined),
}).noUnknown();

/** The body of `POST user/notices/device`: a `PushSubscription` as JSON, and what the device is called. */
export const noticeDeviceSchema = object({
  endpoint: text(ENDPOINT_MAX),
  keys: keys(),
  device: text(DEVICE_MAX),
}).noUnknown();
/* eslint-enable lingui/no-unlocalized-strings */

export type NoticeChoicesPatch = InferType<typeof noticeChoicesSchema>;
export type NoticeHere = InferType<typeof noticeHereSchema>;
export type NewNoticeDevice = InferType<typeof noticeDeviceSchema>;
