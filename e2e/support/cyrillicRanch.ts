import type { Page } from '@playwright/test';
import { newPerson, register } from './people';
import { A_PADDOCK, added, MOVE, serverRanch, type ServerRanch } from './serverRanch';
import { expect } from './test';

const LATIN = 'abcdefghijklmnopqrstuvwxyz';
const CYRILLIC = 'абцдефгхийклмнопярстувшжыз';

/** Typed text without a Latin letter, as long as before: on a page it can't be taken for a word of ours. */
export const inCyrillic = (text: string): string =>
  text.replace(/[a-z]/gi, (letter) => {
    const cyrillic = CYRILLIC[LATIN.indexOf(letter.toLowerCase())] ?? letter;
    return letter === letter.toLowerCase() ? cyrillic : cyrillic.toUpperCase();
  });

/** What people type: every other text of a record is a code, an id, a day or an instant. */
const TYPED = ['name', 'note', 'text', 'title', 'method', 'grass_type'];

async function rewrite(ranch: ServerRanch): Promise<void> {
  const changes = (await ranch.records()).flatMap(({ kind, uuid, revision, data }) => {
    const typed = TYPED.flatMap((field) => {
      const text = data[field];
      return typeof text === 'string' && /[a-z]/i.test(text) ? [[field, inCyrillic(text)] as const] : [];
    });
    return typed.length === 0 ? [] : [{ kind, uuid, base: revision, data: Object.fromEntries(typed) }];
  });
  await ranch.write(inCyrillic('Wrote all names again'), ...changes);
}

const place = (what: string, west: number) =>
  added('place', {
    ...{ what, name: inCyrillic(what), retired_at: null, note: '' },
    shape: { type: 'Point', coordinates: [west, 41.91] },
  });

const task = (title: string, more: object) =>
  added('task', {
    ...{ title: inCyrillic(title), due_on: null, assignee_uuid: null, paddock_uuid: null, herd_uuid: null },
    ...{ repeat_days: null, done_at: null, note: '', ...more },
  });

/** What the sample doesn't have: places, marks, what is over, and what was deleted. */
async function addTheRest(ranch: ServerRanch): Promise<void> {
  const records = await ranch.records();
  const [herd_uuid] = records.filter(({ kind }) => kind === 'herd').map(({ uuid }) => uuid);
  const [paddock_uuid, other] = records.filter(({ kind }) => kind === 'paddock').map(({ uuid }) => uuid);
  const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
  const mark = (what: string, of: string | undefined, from: number) => {
    const [starts_on, ends_on] = [day(from).slice(0, 10), day(from + 9).slice(0, 10)];
    return added('mark', { what, starts_on, ends_on, paddock_uuid: of ?? null, lb: null, note: '' });
  };
  const gone = task('Gone', {});
  const over = { retired_at: day(-1) };
  const herd = { color: '#7a4a21', ours: false, note: inCyrillic('On agistment') };
  await ranch.write(
    inCyrillic('Added the rest'),
    ...['water', 'trough', 'gate', 'hazard'].map((what, at) => place(what, -101.6 + at / 500)),
    ...[mark('calving', undefined, -4), mark('closed', other, -2), mark('breeding', undefined, 20)],
    ...[task('Done', { done_at: day(0) }), task('Late', { due_on: day(-3).slice(0, 10), repeat_days: 7 }), gone],
    added('herd', { ...herd, name: inCyrillic('Sold'), ...over }),
    added('herd', { ...herd, name: inCyrillic('New'), retired_at: null }),
    added('paddock', { ...A_PADDOCK, name: inCyrillic('Old lot'), ...over }),
    added('move', { ...MOVE, herd_uuid, at: day(-0.1), paddock_uuids: [], off: 'corral' }),
    added('note', { at: day(-1), text: inCyrillic('Calm'), herd_uuid, paddock_uuid: null, point: null }),
    added('feed', {
      at: day(-1),
      lb: 900,
      what: 'hay',
      use: 'put_out',
      herd_uuid: null,
      paddock_uuid,
      note: '',
      dm_percent: null,
      animal: null,
      days: null,
      feedstuff_uuid: null,
    }),
  );
  const base = (await ranch.records()).find(({ uuid }) => uuid === gone.uuid)?.revision;
  await ranch.write(inCyrillic('Deleted one'), { kind: 'task', uuid: gone.uuid, base, data: null });
}

/** The name that a person's own sample ranch has in every language. */
export const SAMPLE = 'Sample ranch';

/**
 * The sample ranch in the browser of a new person, with something of every kind, and every typed text in Cyrillic. The
 * button that fills it is the last one of the empty page, whatever language it speaks.
 */
export async function aCyrillicRanch(page: Page): Promise<ServerRanch> {
  await register(page, { ...newPerson(), name: inCyrillic('Maria Castillo'), ranch: SAMPLE });
  const ranch = await serverRanch(page);
  await page.goto('/herds');
  await page.locator('main button').last().click();
  await expect.poll(async () => (await ranch.records()).some(({ kind }) => kind === 'move')).toBe(true);
  await rewrite(ranch);
  await addTheRest(ranch);
  return ranch;
}
