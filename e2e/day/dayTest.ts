import { test as base, type LaunchOptions } from '@playwright/test';
import { serverRanch, stock, type ServerRanch } from '../support/serverRanch';
import { endDevice, foundRanch, joinRanch, openRanch, startDevice, type DayDevice } from './dayDevice';
import { PADDOCKS, SHARED_HERDS } from './dayRanch';
import { startDayServer } from './dayServer';

type Server = Awaited<ReturnType<typeof startDayServer>>;
type Devices = readonly [DayDevice, ...DayDevice[]];

interface DayParts {
  server: Server;
  devices: Devices;
  ranch: ServerRanch;
}

const startAll = async (site: string, options: LaunchOptions): Promise<Devices> => [
  await startDevice({ name: 'desk', look: 'desk', herds: ['Bulls', 'Heifers'] }, site, options),
  await startDevice({ name: 'first phone', look: 'phone', herds: ['Cows', 'Steers'] }, site, options),
  await startDevice({ name: 'second phone', look: 'phone', herds: ['Pairs', 'Yearlings'] }, site, options),
];

/** Of one role on the pages that are compared: what they show differs by role. */
const CREW = ['Joe Begay', 'Ana Luz'];

/** A server that can be restored, a desk and two phones, and a ranch that is open on all of them. */
export const test = base.extend<DayParts>({
  server: async ({}, use) => {
    const server = await startDayServer();
    await use(server);
    await server.close();
  },
  devices: async ({ server, launchOptions }, use) => {
    const devices = await startAll(server.address, launchOptions);
    await use(devices);
    for (const device of devices) await endDevice(device);
  },
  ranch: async ({ server, devices }, use) => {
    const [desk, ...phones] = devices;
    await foundRanch(desk);
    const ranch = await serverRanch(() => desk.phone.page, server.address);
    await stock(ranch, PADDOCKS, [...devices.flatMap(({ herds }) => herds), ...SHARED_HERDS]);
    for (const [at, phone] of phones.entries())
      await joinRanch(desk.phone.page, ranch, phone, CREW[at] ?? '', server.address);
    await Promise.all(devices.map((device) => openRanch(device, SHARED_HERDS[0])));
    await use(ranch);
  },
});
