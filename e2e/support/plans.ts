import type { Page } from '@playwright/test';
import { newPerson, register } from './people';
import type { Press } from './record';
import { A_PADDOCK, added, MOVE, serverRanch, type ServerRecord } from './serverRanch';
import { expect } from './test';

/** A day of the ranch's zone in so many days, at noon, as a field takes it. */
export function noonIn(days: number): string {
  const at = new Date(Date.now() + days * 86_400_000);
  const two = (part: number) => String(part).padStart(2, '0');
  return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}T12:00`;
}

const COWS = { animal: 'cows', head: 120, average_weight_lb: 1_100, gain_lb_per_day: 0, au_per_head: null };

/** A ranch with a herd in Creek, and two more paddocks, as another device of the person writes it. */
export async function settled(page: Page): Promise<void> {
  await register(page, newPerson());
  const ranch = await serverRanch(page);
  const at = new Date(Date.now() - 60_000).toISOString();
  const land = (name: string, acres: number) => added('paddock', { ...A_PADDOCK, name, acres });
  const [creek, ...others] = [land('Creek', 76), land('Mesa', 94), land('Ridge', 60)];
  const cows = added('herd', { name: 'Cows', color: '#7a4a21', ours: true, retired_at: null, note: '' });
  const classes = [{ ...COWS, intake_percent: null }];
  const counted = added('count', { herd_uuid: cows.uuid, at, reason: 'counted', note: '', classes });
  const put = added('move', { ...MOVE, herd_uuid: cows.uuid, at, paddock_uuids: [creek?.uuid] });
  await ranch.write('Settled', creek ?? {}, ...others, cows, counted, put);
}

const idIn = (records: readonly ServerRecord[], kind: string, name: string) =>
  records.find((each) => each.kind === kind && each.data.name === name)?.uuid;

/** Plans to put the herd of a settled ranch in paddocks: in how many days, and for how many. */
export async function planIn(
  page: Page,
  moves: readonly (readonly [paddock: string, inDays: number, days: number])[],
): Promise<void> {
  const { records, write } = await serverRanch(page);
  const known = await records();
  const plans = moves.map(([paddock, inDays, days]) => {
    const where = { herd_uuid: idIn(known, 'herd', 'Cows'), paddock_uuids: [idIn(known, 'paddock', paddock)] };
    return added('plan', { ...where, at: new Date(noonIn(inDays)).toISOString(), days, note: '' });
  });
  await write('Planned', ...plans);
}

/** A planned move that nobody has made: forms plan nothing in the past, so it is written to the server. */
export const addLatePlan = (page: Page, paddock: string, days: number, daysAgo: number): Promise<void> =>
  planIn(page, [[paddock, -daysAgo, days]]);

/** Gives a planned move of some days another number of them, as the person would in another window. */
export async function changeDaysElsewhere(page: Page, before: number, days: number): Promise<void> {
  const { records, write } = await serverRanch(page);
  const plan = (await records()).find(({ kind, data }) => kind === 'plan' && data.days === before);
  await write('Changed elsewhere', { kind: 'plan', uuid: plan?.uuid, base: plan?.revision, data: { days } });
}

export async function addPlan(page: Page, paddock: string, days: string, pressOn: Press, when?: string): Promise<void> {
  await pressOn(page.getByRole('button', { name: 'Add to plan' }));
  const dialog = page.getByRole('dialog', { name: 'Add to plan' });
  await pressOn(dialog.getByRole('radio', { name: new RegExp(`^${paddock}`) }));
  await dialog.getByLabel('Planned days', { exact: true }).fill(days);
  if (when !== undefined) await dialog.getByLabel('When', { exact: true }).fill(when);
  await pressOn(dialog.getByRole('button', { name: 'Save' }));
  await expect(dialog).toBeHidden();
}
