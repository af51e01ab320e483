import type { Page, Route } from '@playwright/test';
import { writeGroup, type Written } from './pressRanch';
import { button, fill, save, type Ids, type Scenario } from './Scenario';
import { aSecondLater } from '../aSecondLater';

/** Lets the person's other device write just before what the page sends next; the server then judges both. */
async function meanwhile(page: Page, others: (mine: readonly Written[]) => readonly Written[]): Promise<void> {
  const path = '**/changes*';
  const hold = async (route: Route) => {
    const request = route.request();
    if (request.method() !== 'POST') return route.fallback();
    const { groups } = request.postDataJSON() as { groups: { changes: Written[] }[] };
    const changes = groups.flatMap((group) => group.changes);
    await writeGroup(page, request.url(), 'Wrote elsewhere', others(changes));
    await route.continue();
    await page.unroute(path, hold);
  };
  await page.route(path, hold);
}

/** Writes a note of a herd that was changed elsewhere at that moment, and waits for the question. */
const refusedAs = (answer: string) => async (page: Page) => {
  await fill({ Note: `Wild, so ${answer}` })(page);
  await meanwhile(page, (mine) => mine.map((change) => ({ ...change, data: { note: `Calm, not ${answer}` } })));
  await save(page).click();
  await button(page, answer).waitFor();
  await aSecondLater(page);
};

/** Writes a note of a paddock that was deleted at that moment, and waits for what is said. */
const refusedOf = (name: string) => async (page: Page, ids: Ids) => {
  await fill({ Note: 'The gate is open' })(page);
  const gone = { kind: 'paddock', uuid: ids[name] ?? '', base: ids.wrote, data: null };
  await meanwhile(page, () => [gone]);
  await save(page).click();
  await button(page, 'Discard').waitFor();
  await aSecondLater(page);
};

const herd = (name: string, form: string) => (ids: Ids) => `/herds/${ids[name] ?? ''}?form=${form}`;
const paddock = (name: string, form: string) => (ids: Ids) => `/paddocks/${ids[name] ?? ''}?form=${form}`;

/** What is taken back, what is typed for many paddocks at once, and what the server refused. */
export const CHANGES: readonly Scenario[] = [
  {
    name: 'Save of the forage table',
    covers: ['ForageSheet: useForageSheet', 'useForageSheet: changeRecorded'],
    at: '/paddocks/forage',
    ready: async (page) => {
      const fields = page.getByRole('textbox', { name: /^Pounds per acre of / });
      await fields.first().fill('1250');
      await fields.nth(1).fill('900');
    },
    control: (page) => button(page, 'Save'),
  },
  {
    name: 'Undo of a last change',
    covers: ['Change: undoRequested'],
    at: '/todo',
    ready: async (page) => {
      await button(page, 'Done: Salt').click();
      await button(page, 'Account').click();
      await page.getByRole('menuitem', { name: 'Last changes' }).click();
      await page.getByRole('heading', { name: 'Last changes' }).waitFor();
      await aSecondLater(page);
    },
    control: (page) =>
      page
        .getByRole('main')
        .getByRole('button', { name: /^Undo: / })
        .first(),
    endsAt: /^\/grazing\/record$/,
  },
  {
    name: 'Use mine',
    covers: ['RefusedActs: mineChosen'],
    at: herd('Cows', 'edit-herd'),
    ready: refusedAs('Use mine'),
    control: (page) => button(page, 'Use mine'),
  },
  {
    name: 'Keep theirs',
    covers: ['RefusedActs: theirsChosen'],
    at: herd('Cows', 'edit-herd'),
    ready: refusedAs('Keep theirs'),
    control: (page) => button(page, 'Keep theirs'),
    writes: 0,
  },
  {
    name: 'Discard',
    covers: [],
    at: paddock('Yard', 'add-note'),
    ready: refusedOf('Yard'),
    control: (page) => button(page, 'Discard'),
    writes: 0,
  },
];
