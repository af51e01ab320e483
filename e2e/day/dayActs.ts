import { expect, type Locator, type Page } from '@playwright/test';
import { row } from '../support/record';
import { hearErrors, type DayDevice } from './dayDevice';
import type { Entry } from './dayLedger';

/** What is drawn from the device alone, on a machine with much to do. */
const SOON_MS = 20_000;
/** On a phone the next two toasts take the place of one, which may be soon. */
const TOAST_LOOK_MS = 100;

/** What the toasts say, by their ids: each is about one change. */
const toastsOf = (page: Page): Promise<Record<string, string>> =>
  page.evaluate(() => {
    const toasts = [...document.querySelectorAll('.Toastify__toast')];
    return Object.fromEntries(toasts.map((toast) => [toast.id, toast.textContent]));
  });

/** What a page says while something is missing: its toasts since then, and the strips and warnings that it shows. */
async function saidInstead(page: Page, toasts: ReadonlySet<string>): Promise<string> {
  const shown = await page
    .locator('[role="alert"], [role="status"], [role="alertdialog"], [role="dialog"]')
    .allInnerTexts();
  return `toasts since: ${JSON.stringify([...toasts])}; on the page: ${JSON.stringify(shown)}`;
}

/** Does something, and waits until the device says of it that it is recorded. The id of the toast. */
async function untilTold(page: Page, words: RegExp, act: () => Promise<void>): Promise<string> {
  const before = await toastsOf(page);
  const since = new Set<string>();
  await act();
  let told: string | undefined;
  const look = async () => {
    const now = Object.entries(await toastsOf(page)).filter(([id]) => !(id in before));
    for (const [, text] of now) since.add(text);
    told = now.find(([, text]) => words.test(text))?.[0];
    return told !== undefined;
  };
  const isTold = expect.poll(look, { intervals: [TOAST_LOOK_MS], timeout: SOON_MS }).toBe(true);
  await isTold.catch(async () => {
    throw new Error(`No toast like ${String(words)}; ${await saidInstead(page, since)}`);
  });
  return told ?? '';
}

/** The form in which a herd is moved to a paddock, filled in; its button is left to the caller. */
async function fillMove({ phone: { page }, press }: DayDevice, { herd, paddock = '', note }: Entry): Promise<Locator> {
  await press(row(page, herd).getByRole('button', { name: /^(Put on pasture|Move )/ }));
  const dialog = page.getByRole('dialog', { name: 'Move herds' });
  await press(dialog.getByRole('radio', { name: new RegExp(`^${paddock}`) }));
  await dialog.getByLabel('Note', { exact: true }).fill(note);
  return dialog.getByRole('button', { name: 'Move', exact: true });
}

/** Moves a herd. The id of the toast that says so. */
export async function move(device: DayDevice, entry: Entry): Promise<string> {
  const { page } = device.phone;
  const button = await fillMove(device, entry);
  const told = await untilTold(page, new RegExp(`^Moved ${entry.herd} to ${entry.paddock}`), () =>
    device.press(button),
  );
  entry.fate = 'told';
  await expect(row(page, entry.herd)).toContainText(entry.paddock ?? '');
  return told;
}

/** Moves a herd and takes it back by the toast. */
export async function moveAndUndo(device: DayDevice, entry: Entry): Promise<void> {
  const { page } = device.phone;
  const told = await move(device, entry);
  await device.press(page.locator(`[id="${told}"]`).getByRole('button', { name: 'Undo' }));
  entry.fate = 'undone';
  // Taking it back is said of only where something is written for it. A person looks for a moment.
  await page.waitForTimeout(1_000);
}

/** Presses "Move" and loses power at once: nobody was told that it is recorded. */
export async function moveAndDie(device: DayDevice, entry: Entry): Promise<void> {
  const button = await fillMove(device, entry);
  const pressed = device.press(button).catch(() => undefined);
  await kill(device);
  await pressed;
}

/** Ends the browser at once, and opens the ranch in it again. */
export async function kill(device: DayDevice): Promise<void> {
  await device.phone.killAndOpen('/herds');
  hearErrors(device);
}

/** Writes a note on a herd, on its own page. */
export async function writeNote(device: DayDevice, entry: Entry): Promise<void> {
  const { phone, press } = device;
  await press(row(phone.page, entry.herd).getByRole('link', { name: entry.herd, exact: true }));
  await press(phone.page.getByRole('button', { name: 'Add note', exact: true }));
  const dialog = phone.page.getByRole('dialog', { name: 'Add note' });
  await dialog.getByLabel('Note', { exact: true }).fill(entry.note);
  await untilTold(phone.page, /^Added/, () => press(dialog.getByRole('button', { name: 'Save' })));
  entry.fate = 'told';
}

/** Changes what is said of a herd that others write about too: the later one is asked which is to hold. */
export async function describe({ phone, press }: DayDevice, herd: string, text: string): Promise<void> {
  await press(phone.page.getByRole('button', { name: `More for ${herd}` }));
  await press(phone.page.getByRole('menuitem', { name: 'Edit' }));
  const dialog = phone.page.getByRole('dialog', { name: `Edit ${herd}` });
  await dialog.getByLabel('Note', { exact: true }).fill(text);
  const mine = dialog.getByRole('button', { name: 'Use mine: Note' });
  const save = async () => {
    // The form asks where another one's words came while it was open.
    if (await mine.isVisible()) await press(mine);
    if (await dialog.isVisible()) await press(dialog.getByRole('button', { name: 'Save' }));
    await expect(dialog).toBeHidden({ timeout: 3_000 });
  };
  // On a good line the refusal takes the place of the first toast at once.
  await untilTold(phone.page, /^(Changed|Not saved)/, () => expect(save).toPass({ timeout: SOON_MS }));
}

/** Leaves the warning of a device without a network. False where it has no whole copy of the ranch to work with. */
async function leaveWarning({ phone: { page }, press, network }: DayDevice): Promise<boolean> {
  const warning = page.getByRole('alertdialog', { name: 'You are offline' });
  if (network === 'none') await warning.waitFor({ timeout: 2_000 }).catch(() => undefined);
  if (!(await warning.isVisible())) return true;
  const button = warning.getByRole('button', { name: 'Keep working' });
  const isThere = await button.waitFor({ timeout: 5_000 }).then(
    () => true,
    () => false,
  );
  if (isThere) await press(button);
  return isThere;
}

/**
 * Goes to the list of herds as a person does. False where the device can't show it now, which only one can't that has no
 * whole copy of the ranch and no good network.
 */
export async function goToHerds(device: DayDevice, herd: string): Promise<boolean> {
  const { phone, network } = device;
  if (new URL(phone.page.url()).pathname !== '/herds') await phone.open('/herds');
  if (!(await leaveWarning(device))) return false;
  const isShown = await row(phone.page, herd)
    .waitFor({ timeout: SOON_MS })
    .then(
      () => true,
      () => false,
    );
  if (!isShown && network === 'good') throw new Error(`${device.name} shows no ${herd} on a good network`);
  return isShown;
}

/** Decides for what this device wrote where somebody else was faster, as long as it is asked. */
export async function decide({ phone: { page }, press }: DayDevice): Promise<number> {
  const asked = page.getByRole('button', { name: /^Use mine/ });
  let decided = 0;
  while (await asked.first().isVisible()) {
    await press(asked.first());
    decided += 1;
    await page.waitForTimeout(1_100);
  }
  return decided;
}
