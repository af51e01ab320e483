import { paths } from '../../http/paths';
import { noticeSettingsSchema } from '../../people/noticeSettings';
import { noticeChoicesSchema, noticeDeviceSchema, noticeHereSchema } from '../../people/notices';
import type { Operation } from '../Operation';

const SETTINGS = { words: 'What is chosen, and the devices', schema: noticeSettingsSchema };
const ENDPOINT = 'https://push.example.com/a-device';
const KEYS = { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) };

/** Calls about a person's notices on their phone. */
export const noticeOperations: readonly Operation[] = [
  {
    call: `GET ${paths.v1.notices}`,
    mount: 'v1',
    id: 'readNotices',
    tag: 'The app’s own',
    summary: 'Read what the person is told of',
    who: 'person',
    answers: { 200: SETTINGS },
  },
  {
    call: `PATCH ${paths.v1.notices}`,
    mount: 'v1',
    id: 'changeNotices',
    tag: 'The app’s own',
    summary: 'Choose what to be told of',
    who: 'person',
    isOwn: true,
    body: { schema: noticeChoicesSchema, example: { moves: false, quiet: { from: 22, until: 6 } } },
    answers: { 200: SETTINGS },
  },
  {
    call: `POST ${paths.v1.noticeDevices}`,
    mount: 'v1',
    id: 'turnOnNotices',
    tag: 'The app’s own',
    summary: 'Turn notices on in a browser',
    who: 'person',
    isOwn: true,
    body: { schema: noticeDeviceSchema, example: { endpoint: ENDPOINT, keys: KEYS, device: 'Chrome, Android' } },
    answers: { 200: SETTINGS },
    refusedWith: ['409 conflict'],
  },
  {
    call: `POST ${paths.v1.noticesHere}`,
    mount: 'v1',
    id: 'takeUpNotices',
    tag: 'The app’s own',
    summary: 'Say that a browser is still there',
    who: 'person',
    isOwn: true,
    body: { schema: noticeHereSchema, example: { endpoint: ENDPOINT, renewed: { endpoint: ENDPOINT, keys: KEYS } } },
    answers: { 200: SETTINGS },
    refusedWith: ['404 not_found'],
  },
  {
    call: `DELETE ${paths.v1.noticeDevice(':deviceUuid')}`,
    mount: 'v1',
    id: 'turnOffNotices',
    tag: 'The app’s own',
    summary: 'Turn notices off in a browser',
    who: 'person',
    isOwn: true,
    answers: { 204: { words: 'They are off there' } },
  },
];
