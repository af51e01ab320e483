import { screen, within } from '@testing-library/react';
import { aCountRecord, aHerdRecord, aMoveRecord, aRecord, CREEK } from '@testing/aRecord';
import { aMe, aRanch } from '@testing/factories';
import { fakeRecordServer } from '@testing/fakeRecordServer';
import { renderApp } from '@testing/renderApp';

async function openHerds(more: readonly object[], role: 'owner' | 'viewer' = 'owner', path = '/herds') {
  const ranch = fakeRecordServer([...aRecord(), ...more]);
  const me = { status: 200, body: aMe({ ranches: [aRanch({ role })] }) };
  const app = await renderApp(path, {
    hasSession: true,
    answers: { ...ranch.answers, 'GET /api/v3/user/me': me },
  });
  await screen.findByRole('heading', { name: 'Herds', level: 1 });
  return app;
}

const main = () => within(screen.getByRole('main'));
const bulls = aHerdRecord('bulls');

it('walk 9: a herd without head leaves what the others eat, and leads to where its head is entered', async () => {
  const { user } = await openHerds([bulls]);
  expect(await main().findByText(/^120 head of ours, 120 AU, eating 3,600 lb a day, without bulls\./)).toBeVisible();
  await user.click(main().getByRole('link', { name: 'Enter the head of bulls' }));
  expect(await screen.findByRole('dialog', { name: 'Count bulls' })).toBeVisible();
});

it('walk 20: of a herd that was moved uncounted the way leads to a count from its first move', async () => {
  await openHerds([bulls, aMoveRecord(CREEK, { herd_uuid: bulls.uuid })]);
  expect(await main().findByRole('link', { name: 'Enter the head of bulls' })).toHaveAttribute(
    'href',
    `/herds/${bulls.uuid}?form=count&at=${encodeURIComponent('2026-06-02T12:00:00.000Z')}`,
  );
});

it('the head of a herd that was counted and not weighed is not said to be missing', async () => {
  const counted = { animal: 'bulls', head: 6, average_weight_lb: null, gain_lb_per_day: 0 };
  const classes = [{ ...counted, au_per_head: null, intake_percent: null }];
  await openHerds([bulls, aCountRecord(6, { herd_uuid: bulls.uuid, classes })]);
  const words = /^126 head of ours\. Without bulls: 120 AU, eating 3,600 lb a day\./;
  expect(await main().findByText(words)).toBeVisible();
  expect(main().getByRole('link', { name: /^Enter the .*weight of bulls$/ })).toBeVisible();
});

it('walk 9: many herds without head are counted, and three of them are led to', async () => {
  await openHerds(['a', 'b', 'c', 'd'].map((name) => aHerdRecord(name)));
  expect(await main().findByText(/, without 4 herds\./)).toBeVisible();
  expect(main().getAllByRole('link', { name: /^Enter the head of / })).toHaveLength(3);
});

it('walk 9: a viewer reads what is missing', async () => {
  await openHerds([bulls], 'viewer');
  expect(await main().findByText(/without bulls\. head of bulls is missing\.$/i)).toBeVisible();
});

it('walk 9: a name that another herd has is warned of while it is typed, in capitals or not', async () => {
  const { user } = await openHerds([], 'owner', '/herds?form=add-herd');
  const dialog = within(await screen.findByRole('dialog', { name: 'Add herd' }));
  await user.type(dialog.getByLabelText('Name'), ' COWS ');
  const warning = dialog.getByText('Another herd has this name already.');
  expect(warning).toBeVisible();
  expect(warning.closest('[role="status"]')).not.toBeNull();
});
