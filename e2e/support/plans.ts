import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { newPerson, register } from './people';
import { addHerd, addPaddock, pickPlace, row, type Press } from './record';
import { serverRanch } from './serverRanch';
import { expect } from './test';

/** A day of the ranch's zone in so many days, at noon, as a field takes it. */
export function noonIn(days: number): string {
  const at = new Date(Date.now() + days * 86_400_000);
  const two = (part: number) => String(part).padStart(2, '0');
  return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}T12:00`;
}

/** A ranch with a herd in Creek, and two more paddocks. */
export async function settled(page: Page, pressOn: Press): Promise<void> {
  await register(page, newPerson());
  for (const [name, acres] of [
    ['Creek', '76'],
    ['Mesa', '94'],
    ['Ridge', '60'],
  ] as const)
    await addPaddock(page, name, acres, pressOn);
  await addHerd(page, 'Cows', '120', pressOn);
  await pickPlace(page, row(page, 'Cows').getByRole('button', { name: 'Put on pasture' }), 'Creek', pressOn);
}

/** A planned move that nobody has made: forms plan nothing in the past, so it is written to the server. */
export async function addLatePlan(page: Page, paddock: string, days: number, daysAgo: number): Promise<void> {
  const { records, write } = await serverRanch(page);
  const known = await records();
  const idOf = (kind: string, name: string) =>
    known.find((each) => each.kind === kind && each.data.name === name)?.uuid;
  const at = new Date(noonIn(-daysAgo)).toISOString();
  const data = { herd_uuid: idOf('herd', 'Cows'), paddock_uuids: [idOf('paddock', paddock)], at, days, note: '' };
  await write('Planned', { kind: 'plan', uuid: randomUUID(), base: null, data });
}

/** Gives a record other fields, as the person would in another window. */
export async function changeElsewhere(page: Page, kind: string, data: object): Promise<void> {
  const { records, write } = await serverRanch(page);
  const record = (await records()).find((each) => each.kind === kind);
  await write('Changed elsewhere', { kind, uuid: record?.uuid, base: record?.revision, data });
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
