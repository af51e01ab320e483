import type { Locator } from '@playwright/test';
import type { DayDevice } from './dayDevice';

const NEWS = 'The server was restored from a backup';

/** Whether the device says now that a backup was restored. */
export const hearsOfRestore = ({ phone: { page } }: DayDevice): Promise<boolean> =>
  page.getByText(NEWS).first().isVisible();

const isOffered = (offer: Locator): Promise<boolean> =>
  offer.waitFor({ timeout: 5_000 }).then(
    () => true,
    () => false,
  );

/**
 * Answers yes as often as the device offers to send again what it had sent before the restore: how many changes go out once
 * more. It offers that only while it is connected.
 */
export async function sendAgain({ phone, press }: DayDevice): Promise<number> {
  await phone.open('/settings/device');
  const offer = phone.page.getByRole('button', { name: /^Send \d+ changes? again$/ });
  let again = 0;
  while (await isOffered(offer)) {
    const [count = '0'] = /\d+/.exec((await offer.textContent({ timeout: 2_000 }).catch(() => '')) ?? '') ?? [];
    const isPressed = await press(offer).then(
      () => true,
      () => false,
    );
    if (isPressed) again += Number(count);
    // It is the same button where it offers more.
    await phone.page.waitForTimeout(2_000);
  }
  return again;
}
