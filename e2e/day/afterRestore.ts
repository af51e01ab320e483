import type { DayDevice } from './dayDevice';

const NEWS = 'The server was restored from a backup';

/** Whether the device says now that a backup was restored. */
export const hearsOfRestore = ({ phone: { page } }: DayDevice): Promise<boolean> =>
  page.getByText(NEWS).first().isVisible();

/**
 * Answers yes where the device offers to send again what it had sent before the restore: how many changes go out once more.
 * It offers that only while it is connected.
 */
export async function sendAgain({ phone, press }: DayDevice): Promise<number> {
  await phone.open('/settings/device');
  const offer = phone.page.getByRole('button', { name: /^Send \d+ changes? again$/ });
  const isOffered = await offer.waitFor({ timeout: 5_000 }).then(
    () => true,
    () => false,
  );
  if (!isOffered) return 0;
  const [count = '0'] = /\d+/.exec((await offer.textContent()) ?? '') ?? [];
  await press(offer);
  await offer.waitFor({ state: 'hidden' });
  return Number(count);
}
