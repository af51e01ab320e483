import { screen } from '@testing-library/react';
import { aMoveRecord, aPaddockRecord, aRecord, COWS, CREEK, MESA } from '@testing/aRecord';
import { aTreatmentRecord } from '@testing/aTreatment';
import { aMe, aMember, aRanch, mariaAsMember, RANCH_UUID } from '@testing/factories';
import { fakeRecordServer } from '@testing/fakeRecordServer';
import { renderApp } from '@testing/renderApp';

const settings = { mapSelectedColorScheme: 'forage' };

async function open(answers: ReturnType<typeof fakeRecordServer>['answers'], over = {}) {
  const app = await renderApp('/todo', {
    hasSession: true,
    answers: {
      'GET /api/v3/user/me': { status: 200, body: aMe({ settings, ...over }) },
      [`GET /api/v3/ranch/${RANCH_UUID}/user`]: { status: 200, body: [mariaAsMember(), aMember()] },
      ...answers,
    },
  });
  await screen.findByRole('heading', { name: 'To do' });
  return app;
}

describe('what is due from the record', () => {
  const ago = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
  const recorded = (...records: object[]) => fakeRecordServer(records).answers;

  it('names herds whose planned days are over, and leads to moving them', async () => {
    const [ranch, creek, , cows, count] = aRecord();
    const stay = aMoveRecord(CREEK, { at: ago(10), planned_days: 7 });
    await open(recorded(ranch as object, creek as object, cows as object, count as object, stay));
    expect(await screen.findByRole('heading', { name: 'Overdue 1' })).toBeVisible();
    expect(screen.getByText('In creek, planned out 3 days overdue')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Move' })).toHaveAttribute('href', `/herds?form=move&herd=${COWS}`);
    expect(screen.queryByText('You are all set')).toBeNull();
  });

  it('makes a planned move by one press, the next one of its herd', async () => {
    const aPlan = (name: string, days: number) => ({
      ...aPaddockRecord(name),
      kind: 'plan',
      data: { herd_uuid: COWS, paddock_uuids: [MESA], at: ago(-days), days: 3, note: '' },
    });
    const { user } = await open(recorded(...aRecord(), aPlan('late', -1.5), aPlan('soon', 3), aPlan('far', 20)));
    expect(await screen.findByRole('heading', { name: /^Overdue 1/ })).toBeVisible();
    expect(screen.getByText(/^Planned \d days? overdue, never grazed, no forage estimate for mesa/)).toBeVisible();
    expect(screen.getAllByRole('button', { name: 'Move now: cows to mesa' })).toHaveLength(1);
    expect(screen.getByText(/^Planned in 3 days/)).toBeVisible();
    expect(screen.queryByText(/in 20 days/)).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Move now: cows to mesa' }));
    expect(await screen.findByText('Moved 120 head to mesa')).toBeVisible();
    expect(screen.queryByRole('heading', { name: /^Overdue/ })).toBeNull();
  });

  it('names the moves of the next 14 days, and none after them', async () => {
    const soon = aMoveRecord(CREEK, { at: ago(1), planned_days: 5 });
    await open(recorded(...aRecord().slice(0, -1), soon));
    expect(await screen.findByRole('heading', { name: 'Next 14 days 1' })).toBeVisible();
    expect(screen.getByText(/planned out in 4 days/)).toBeVisible();
  });

  it('names paddocks that are ready and that nobody has planned', async () => {
    await open(recorded(...aRecord()));
    expect(await screen.findByRole('heading', { name: 'Ready to graze 1' })).toBeVisible();
    expect(screen.getByText('Never grazed. Not in any plan.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Move herds' })).toHaveAttribute(
      'href',
      `/herds?form=move&paddock=${MESA}`,
    );
  });

  it('names herds with feed for less than two days', async () => {
    const forage = {
      ...aPaddockRecord('forage'),
      kind: 'forage',
      data: { paddock_uuid: CREEK, at: ago(1), lb_per_acre: 60, measure: 'season_estimate', method: '', note: '' },
    };
    const came = aMoveRecord(CREEK, { at: new Date(Date.now() - 3_600_000).toISOString() });
    await open(recorded(...aRecord().slice(0, -1), came, forage));
    expect(await screen.findByRole('heading', { name: 'Feed is short 1' })).toBeVisible();
    expect(screen.getByText(/^Feed for 1\.6 days$/)).toBeVisible();
  });

  it('a viewer sees what is due, and nothing leads them to change it', async () => {
    await open(recorded(...aRecord()), { ranches: [aRanch({ role: 'viewer' })] });
    expect(await screen.findByRole('heading', { name: 'Ready to graze 1' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Move herds' })).toBeNull();
  });
});

describe('ANIMALS 10.2: animals in withdrawal', () => {
  const ago = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
  const sale = { at: ago(9), from_herd_uuid: COWS, to_herd_uuid: null, animal: null, head: 20, reason: 'sold' };
  const sold = (data: object) => ({
    ...aPaddockRecord('sale'),
    kind: 'transfer',
    data: { ...sale, average_weight_lb: null, note: '', tags: [], document: '', party: '', ...data },
  });
  const show = (...records: object[]) => open(fakeRecordServer([...aRecord(), ...records]).answers);

  it('a sale of the last 30 days warns, though the treatment before it was entered later', async () => {
    await show(sold({}), aTreatmentRecord({ at: ago(10), head: null, meat_days: 35 }));
    expect(await screen.findByRole('heading', { name: 'In withdrawal 1' })).toBeVisible();
    expect(
      screen.getByText(/^Left the ranch on .*\. All 20 head are in withdrawal until .* \(Ivomec, given [^)]*\)\.$/),
    ).toBeVisible();
    expect(screen.queryByText('You are all set')).toBeNull();
  });

  it('says what is safe within 7 days, and of what nobody recorded the time', async () => {
    const soon = aTreatmentRecord({ at: ago(30), meat_days: 35, head: 40 });
    const unknown = {
      ...aTreatmentRecord({ at: ago(1), meat_days: null, product: 'Draxxin' }),
      uuid: COWS.replace('6', '7'),
    };
    await show(soon, unknown);
    expect(await screen.findByRole('heading', { name: 'In withdrawal 2' })).toBeVisible();
    expect(screen.getByText(/^Head: 40\. Safe for meat from .* \(Ivomec\)\.$/)).toBeVisible();
    expect(screen.getByText('Head: 40. No withdrawal time recorded (Draxxin).')).toBeVisible();
  });

  it('is said nothing of once it is safe, or where the sale was long ago', async () => {
    await show(sold({ at: ago(40) }), aTreatmentRecord({ at: ago(60), head: null, meat_days: 35 }));
    expect(await screen.findByRole('heading', { name: 'To do' })).toBeVisible();
    expect(screen.queryByRole('heading', { name: /^In withdrawal/ })).toBeNull();
  });
});
