import { screen, waitFor, within } from '@testing-library/react';
import type { ChangesCall } from '@contract/grazing/changes';
import {
  aKeyAreaRecord,
  aPhotoPointRecord,
  aTransectReadingRecord,
  aTransectRecord,
  aUseReadingRecord,
} from '@testing/aMonitoring';
import { aRecord, CREEK } from '@testing/aRecord';
import { aMe, aRanch } from '@testing/factories';
import { CHANGES, fakeRecordServer } from '@testing/fakeRecordServer';
import { renderApp } from '@testing/renderApp';

const DAY_MS = 86_400_000;
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString();

interface As {
  readonly role?: 'owner' | 'viewer';
  readonly settings?: Readonly<Record<string, string>>;
}

async function open(form: string, records: readonly object[] = [], { role = 'owner', settings = {} }: As = {}) {
  const { user, server } = await renderApp(`/paddocks/${CREEK}${form === '' ? '' : `?form=${form}`}`, {
    hasSession: true,
    answers: {
      'GET /api/v3/user/me': { status: 200, body: aMe({ settings, ranches: [aRanch({ role })] }) },
      ...fakeRecordServer([...aRecord(), ...records]).answers,
    },
  });
  const changes = () =>
    server
      .callsTo(CHANGES)
      .flatMap(({ body }) => (body as ChangesCall).groups)
      .flatMap((group) => group.changes);
  return { user, changes };
}

const inDialog = () => within(screen.getByRole('dialog'));
const field = (name: string) => inDialog().getByLabelText(name);
const save = () => inDialog().getByRole('button', { name: 'Save' });
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

describe('a key area', () => {
  it('is added on its paddock’s page with what was agreed', async () => {
    const { user, changes } = await open('');
    expect(await screen.findByText('No key areas, photo points or transects yet.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Add key area' }));
    await user.type(await screen.findByLabelText('Name'), 'Bench');
    await user.type(field('Key plant'), 'Western wheatgrass');
    await user.type(field('Least stubble'), '4');
    await user.type(field('Position (optional)'), '41.93, -101.62');
    await user.click(save());
    await closed();
    await waitFor(() => expect(changes()).toHaveLength(1));
    expect(changes()[0]).toMatchObject({
      kind: 'key_area',
      data: {
        ...{ name: 'Bench', paddock_uuid: CREEK, plant: 'Western wheatgrass', min_stubble_in: 4 },
        ...{ max_use_percent: null, point: { type: 'Point', coordinates: [-101.62, 41.93] } },
      },
    });
    expect(await screen.findByText('Western wheatgrass. Agreed: at least 4 in of stubble')).toBeVisible();
    expect(screen.getByText('No reading yet.')).toBeVisible();
  });

  it('is read by a list of heights: the form says that it is missed, and the reason is kept', async () => {
    const area = aKeyAreaRecord();
    const { user, changes } = await open('', [area]);
    await user.click(await screen.findByRole('button', { name: 'Add reading of Bench' }));
    await user.type(await screen.findByLabelText('Heights'), '4 3.5 3');
    await user.type(field('Use'), '45');
    expect(await inDialog().findByText('Read: 3.5 in, mean of 3 heights, 45 % used. Missed.')).toBeVisible();
    await user.type(field('Why not met'), 'Elk');
    await user.click(save());
    await closed();
    await waitFor(() => expect(changes()).toHaveLength(1));
    expect(changes()[0]).toMatchObject({
      kind: 'use_reading',
      data: {
        ...{ key_area_uuid: area.uuid, heights_in: [4, 3.5, 3], mean_in: null, readings: null, use_percent: 45 },
        ...{ method: 'stubble', by: 'Maria Castillo', cause: 'Elk' },
      },
    });
    expect(
      await screen.findByText(/^Last reading .*: 3\.5 in, mean of 3 heights, 45 % used\. Missed\. Elk\./),
    ).toBeVisible();
  });

  it('takes centimeters from those who measure in them', async () => {
    const { user, changes } = await open('', [aKeyAreaRecord()], { settings: { units: 'metric' } });
    await user.click(await screen.findByRole('button', { name: 'Add reading of Bench' }));
    await user.type(await screen.findByLabelText('Or their mean'), '12.7');
    await user.type(field('How many heights the mean is of'), '20');
    await user.click(save());
    await closed();
    await waitFor(() => expect(changes()).toHaveLength(1));
    expect(changes()[0]).toMatchObject({ data: { heights_in: [], mean_in: 5, readings: 20, use_percent: null } });
  });

  it('refuses a height that is none, both heights and a mean, and a reading of nothing, and keeps what was typed', async () => {
    const { user, changes } = await open('add-use_reading', [aKeyAreaRecord()]);
    await user.click(await inDialog().findByRole('button', { name: 'Save' }));
    expect(await inDialog().findByText('Enter heights, their mean or the use')).toBeVisible();
    await user.type(field('Heights'), '4 x 5');
    expect(await inDialog().findByText(/^“x”: Enter a number from 0 to 120/)).toBeVisible();
    await user.clear(field('Heights'));
    await user.type(field('Heights'), '4, 5');
    await user.type(field('Or their mean'), '4');
    await user.click(save());
    expect(await inDialog().findByText(/^Give either the heights or their mean/)).toBeVisible();
    expect(field('Heights')).toHaveValue('4, 5');
    expect(changes()).toEqual([]);
  });

  it('is retired and used again, and its readings are changed', async () => {
    const area = aKeyAreaRecord();
    const reading = aUseReadingRecord(daysAgo(3), area.uuid);
    const { user, changes } = await open('', [area, reading]);
    await user.click(await screen.findByText('1 reading'));
    await user.click(screen.getByRole('button', { name: /^More for the reading of Bench/ }));
    await user.click(screen.getByRole('menuitem', { name: 'Edit' }));
    await waitFor(() => expect(field('Heights')).toHaveValue('4 3 3.5'));
    await user.clear(field('Use'));
    await user.click(save());
    await closed();
    await waitFor(() => expect(changes()).toMatchObject([{ uuid: reading.uuid, data: { use_percent: null } }]));
    await user.click(screen.getByRole('button', { name: 'Retire Bench' }));
    expect(await screen.findByText('Retired')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Add reading of Bench' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Use Bench again' })).toBeVisible();
  });
});

describe('a transect', () => {
  it('is counted tap by tap with one step back, and warns of points that its layout doesn’t have', async () => {
    const transect = aTransectRecord();
    const { user, changes } = await open('', [transect]);
    await user.click(await screen.findByRole('button', { name: 'Add reading of Spokes' }));
    const bare = await screen.findByRole('button', { name: 'One more point: Bare ground' });
    await user.click(bare);
    await user.click(bare);
    await user.click(inDialog().getByRole('button', { name: 'One more point: Litter' }));
    expect(inDialog().getByText('3 points')).toBeVisible();
    await user.click(inDialog().getByRole('button', { name: 'One step back: Litter' }));
    expect(inDialog().getByText('2 points')).toBeVisible();
    expect(inDialog().getByText('2 points so far: this layout has 100.')).toBeVisible();
    await user.type(field('Perennial grass'), '98');
    expect(inDialog().queryByText(/so far: this layout has/)).toBeNull();
    await user.click(save());
    await closed();
    await waitFor(() => expect(changes()).toHaveLength(1));
    expect(changes()[0]).toMatchObject({
      kind: 'transect_reading',
      data: { transect_uuid: transect.uuid, bare: 2, litter: 0, perennial_grass: 98, canopy: null, gaps: null },
    });
  });

  it('refuses a reading without a point', async () => {
    const { user, changes } = await open('add-transect_reading', [aTransectRecord()]);
    await user.click(await inDialog().findByRole('button', { name: 'Save' }));
    expect(await inDialog().findByText('Enter 1 to 1,000 points in all')).toBeVisible();
    expect(changes()).toEqual([]);
  });

  it('says whether bare ground changed by more than such counts vary', async () => {
    const transect = aTransectRecord();
    const before = aTransectReadingRecord(daysAgo(370), transect.uuid);
    const after = aTransectReadingRecord(daysAgo(5), transect.uuid, { bare: 10, litter: 30 });
    await open('', [transect, before, after]);
    expect(await screen.findByText('Bare ground 18 to 10 %: within what such counts vary')).toBeVisible();
    expect(
      screen.getByText(/^Last reading .*: Bare ground 10 ± 3 %, ground cover 90 ± 3 %, of 100 points\.$/),
    ).toBeVisible();
  });
});

describe('a photo point', () => {
  it('is added with where to stand, when it is due and around a grazing', async () => {
    const { user, changes } = await open('add-photo_point');
    await user.type(await screen.findByLabelText('Name'), 'Crossing');
    await user.click(save());
    expect(await inDialog().findByText('Enter where it is, or press “Here” when you are there')).toBeVisible();
    await user.type(field('Where to stand'), '41.93, -101.62');
    await user.type(field('Direction in degrees'), '90');
    await user.selectOptions(field('Month'), 'June');
    await user.click(save());
    expect(await inDialog().findByText('Enter a month and a day')).toBeVisible();
    await user.selectOptions(field('Day'), '15');
    await user.selectOptions(field('Around a grazing'), 'After each grazing');
    await user.click(save());
    await closed();
    await waitFor(() => expect(changes()).toHaveLength(1));
    expect(changes()[0]).toMatchObject({
      kind: 'photo_point',
      data: { name: 'Crossing', bearing_deg: 90, due_on_day: '06-15', repeat_days: null, at_grazing: 'after' },
    });
    expect(await screen.findByText('90° from north. After each grazing. Due each year on June 15')).toBeVisible();
  });

  it('asks for a photo, with advice', async () => {
    const { user } = await open('', [aPhotoPointRecord()]);
    await user.click(await screen.findByRole('button', { name: 'Add photo of Crossing' }));
    expect(await screen.findByText('Look 90° from north, at: Old willow.')).toBeVisible();
    expect(inDialog().getByText('Take each photo at the same time of day.')).toBeVisible();
  });
});

it('a viewer reads what is monitored, and changes none of it', async () => {
  await open('', [aKeyAreaRecord()], { role: 'viewer' });
  expect(
    await screen.findByText(/^Western wheatgrass\. June\. Agreed: at least 4 in of stubble, at most 50 % used/),
  ).toBeVisible();
  expect(screen.queryByRole('button', { name: /Add key area|Add reading|Retire/ })).toBeNull();
});
