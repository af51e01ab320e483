import type { CallSample } from '../../test/support/CallSample';
import { emailOf } from '../../test/support/CallSample';
import { aDevice } from '../../test/support/aDevice';

const PATH = '/api/v1/user/notices';

const renewedDevice = () => {
  const { endpoint, keys } = aDevice();
  return { endpoint, keys };
};

export const noticeCallSamples: CallSample[] = [
  {
    call: `GET ${PATH}`,
    by: 'person',
    prepare: async (test, who) => ({ token: await test.newcomer(emailOf(who)) }),
  },
  {
    call: `PATCH ${PATH}`,
    by: 'person',
    body: { moves: false, quiet: { from: 22, until: 6 } },
    prepare: async (test, who) => ({
      token: await test.newcomer(emailOf(who)),
      body: { moves: false, quiet: { from: 22, until: 6 } },
    }),
    again: { status: 200 },
  },
  {
    call: `POST ${PATH}/device`,
    by: 'person',
    body: { ...aDevice() },
    prepare: async (test, who) => ({ token: await test.newcomer(emailOf(who)), body: { ...aDevice() } }),
    again: { status: 200 },
  },
  {
    call: `POST ${PATH}/here`,
    by: 'person',
    body: { endpoint: aDevice().endpoint, renewed: renewedDevice() },
    leavesRows: false,
    prepare: async (test, who) => {
      const token = await test.newcomer(emailOf(who));
      const device = aDevice();
      await test.post(`${PATH}/device`, device, { token });
      return { token, body: { endpoint: device.endpoint, renewed: renewedDevice() } };
    },
    again: { status: 200 },
  },
  {
    call: `DELETE ${PATH}/device/:deviceUuid`,
    by: 'person',
    leavesRows: false,
    prepare: async (test, who) => {
      const token = await test.newcomer(emailOf(who));
      const answer = await test.post(`${PATH}/device`, aDevice(), { token });
      const deviceUuid = answer.json<{ devices: { uuid: string }[] }>().devices[0]?.uuid ?? '';
      return { token, parameters: { deviceUuid } };
    },
    again: { status: 404, code: 'not_found' },
  },
];
