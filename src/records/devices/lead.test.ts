import { withTabs } from '@testing/fakeBrowser';
import { askForLead } from './lead';

const NAME = 'grazewell records Maria Rio-Seco';

let undo: () => void;
beforeEach(() => {
  jest.useFakeTimers();
  undo = withTabs();
});
afterEach(() => {
  undo();
  jest.useRealTimers();
});

const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

/** A tab that asks for the lead, with what it has heard of it. */
function aTab() {
  const heard: string[] = [];
  return { heard, leave: askForLead(NAME, (news) => heard.push(news)) };
}

/** A tab that the system has frozen: it holds the lead, and hears nothing. */
const frozenTab = () => navigator.locks.request(NAME, {}, () => new Promise<void>(() => undefined));

it('the first tab leads, and the next once it has left', async () => {
  const first = aTab();
  const second = aTab();
  await pass(60_000);
  expect([first.heard, second.heard]).toEqual([['leads'], []]);
  first.leave();
  await pass(0);
  expect(second.heard).toEqual(['leads']);
  second.leave();
});

it('OFFLINE O5: a tab takes the lead from one that says nothing for 5 s', async () => {
  const frozen = frozenTab().catch(() => 'taken');
  const tab = aTab();
  await pass(4_900);
  expect(tab.heard).toEqual([]);
  await pass(200);
  expect(tab.heard).toEqual(['leads']);
  expect(await frozen).toBe('taken');
  tab.leave();
});

it('OFFLINE O5: a tab that loses the lead hears of it, and leads again once the other has left', async () => {
  const first = aTab();
  await pass(0);
  let leave: () => void = () => undefined;
  void navigator.locks.request(NAME, { steal: true }, () => new Promise<void>((resolve) => (leave = resolve)));
  await pass(0);
  expect(first.heard).toEqual(['leads', 'lost']);
  leave();
  await pass(0);
  expect(first.heard).toEqual(['leads', 'lost', 'leads']);
  first.leave();
});

it('a tab in the background takes no lead', async () => {
  void frozenTab().catch(() => undefined);
  Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
  const tab = aTab();
  await pass(60_000);
  expect(tab.heard).toEqual([]);
  Object.defineProperty(document, 'visibilityState', { value: 'visible', configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
  await pass(5_100);
  expect(tab.heard).toEqual(['leads']);
  tab.leave();
});
