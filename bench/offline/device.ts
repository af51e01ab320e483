import type { Page } from '@playwright/test';
import { paths } from '../../contract/http/paths';
import { openLine, type Line } from '../../e2e/support/line';
import { startProfile, type Profile } from '../../e2e/support/profile';
import { browserOptions } from '../client/browser';
import { PASSWORD, v1 } from '../serverSide/people';
import { poll } from './poll';

const PATIENCE_MS = 180_000;
const DESK = { width: 1_280, height: 800 };

/** A browser that remembers, whose person is signed in, on a line to the product that can be cut. */
export interface Device {
  readonly profile: Profile;
  readonly line: Line;
}

interface Wanted {
  /** Of the product. */
  address: string;
  email: string;
  /** Whether the app may keep its files there; it may unless it is said. */
  serviceWorkers?: 'allow' | 'block';
}

/** Does something with a device of somebody's, which ends with it. */
export async function withDevice<T>(
  { address, email, serviceWorkers = 'allow' }: Wanted,
  work: (device: Device) => Promise<T>,
): Promise<T> {
  const line = await openLine(address);
  const profile = await startProfile({ ...browserOptions(), serviceWorkers, viewport: DESK });
  try {
    const data = { email, password: PASSWORD };
    const answer = await profile.context.request.post(`${address}${v1(paths.v1.login)}`, { data });
    if (!answer.ok()) throw new Error(`The sign-in answered ${answer.status()}`);
    return await work({ profile, line });
  } finally {
    await profile.end();
    await line.close();
  }
}

/** Waits until the browser has the ranch, and the worker all files. */
export async function untilKept(page: Page): Promise<void> {
  const isKept = () =>
    page.evaluate(
      () =>
        navigator.serviceWorker.controller?.state === 'activated' &&
        localStorage.getItem('grazewell:device')?.includes('ranchUuid') === true,
    );
  await poll('the app and the ranch on the device', isKept, PATIENCE_MS);
}
