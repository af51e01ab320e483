import { screen, within } from '@testing-library/react';
import type { Me } from '@contract/people/me';
import type { Role } from '@contract/ranches/rights';
import { aPaddockRecord, aRanchRecord, aSeasonRecord, CREEK, MESA } from '@testing/aRecord';
import { aMe, aRanch } from '@testing/factories';
import { fakeRecordServer } from '@testing/fakeRecordServer';
import { renderApp } from '@testing/renderApp';

/** A square between two meridians, 0.01 degrees high. */
const square = (west: number, east: number) => ({
  type: 'Polygon',
  coordinates: [
    [
      [west, 40],
      [east, 40],
      [east, 40.01],
      [west, 40.01],
      [west, 40],
    ],
  ],
});
const drawn = (name: string, west: number, east: number, over: object = {}) =>
  aPaddockRecord(name, { shape: square(west, east), acres: null, ...over });

const GONE = { retired_at: '2026-01-02T00:00:00.000Z' };
const RANCH = [
  aRanchRecord(),
  drawn('mesa', -105, -104.99),
  drawn('half', -105, -104.995, { parent_uuid: MESA }),
  drawn('east', -104.99, -104.98),
  drawn('far', -104.9, -104.89),
  drawn('gone', -105.01, -105, GONE),
  aPaddockRecord('creek'),
  aPaddockRecord('shed', { parent_uuid: MESA }),
  aPaddockRecord('old', GONE),
];
const idOf = (name: string) => RANCH.find(({ data }) => 'name' in data && data.name === name)?.uuid ?? '';

interface Given {
  role?: Role;
  me?: Partial<Me>;
  records?: readonly object[];
}

async function open(path: string, { role = 'owner', me = {}, records = RANCH }: Given = {}) {
  const body = aMe({ ranches: [aRanch({ role })], ...me });
  const app = await renderApp(path, {
    hasSession: true,
    answers: { 'GET /api/v3/user/me': { status: 200, body }, ...fakeRecordServer(records).answers },
  });
  await screen.findByRole('heading', { level: 1 });
  return app;
}

const TESTER = { me: { is_beta_tester: true } };

describe('a paddock’s page', () => {
  it('shows its shape among its neighbors, with its area and the way around it', async () => {
    await open(`/paddocks/${MESA}`);
    const map = screen.getByRole('img', { name: 'mesa from above, 1 paddock around it, 1 subdivision' });
    expect(map.querySelectorAll('path')).toHaveLength(3);
    expect(map.querySelector('.ready')?.getAttribute('d')).toMatch(/^M.*z$/);
    expect(screen.getByText(/ around$/).textContent).toBe('234 acres, 2.44 mi around');
    expect(screen.queryByRole('link', { name: 'Show on the map' })).toBeNull();
  });

  it('says both in metric units to those who read them', async () => {
    await open(`/paddocks/${MESA}`, { me: { settings: { units: 'metric' } } });
    expect(screen.getByText(/ around$/).textContent).toBe('94.7 hectares, 3.93 km around');
  });

  it('shows a subdivision over the whole that it is a part of', async () => {
    await open(`/paddocks/${idOf('half')}`);
    expect(screen.getByRole('img', { name: 'half from above, 1 paddock around it' })).toBeVisible();
  });

  it('leads those who may open the map to it there', async () => {
    await open(`/paddocks/${MESA}`, TESTER);
    expect(screen.getByRole('link', { name: 'Show on the map' })).toHaveAttribute('href', `/map?paddock=${MESA}`);
  });

  it('offers to draw it while it has no shape', async () => {
    await open(`/paddocks/${CREEK}`, TESTER);
    expect(screen.getByText(/^It has no shape yet/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Draw on the map' })).toHaveAttribute('href', `/map?draw=${CREEK}`);
  });

  it.each<[string, string, Given]>([
    ['for whom the map does not open', 'creek', {}],
    ['who write nothing', 'creek', { ...TESTER, role: 'viewer' }],
    ['who shape no paddocks', 'creek', { ...TESTER, role: 'member' }],
    ['where it is retired', 'old', TESTER],
  ])('offers no drawing to those %s', async (_who, name, given) => {
    await open(`/paddocks/${idOf(name)}`, given);
    expect(screen.queryByRole('heading', { name: 'Shape' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Draw on the map' })).toBeNull();
  });

  it('offers a member to draw a subdivision', async () => {
    await open(`/paddocks/${idOf('shed')}`, { ...TESTER, role: 'member' });
    expect(screen.getByRole('link', { name: 'Draw on the map' })).toBeVisible();
  });
});

describe('the list of paddocks', () => {
  const offers = () => screen.queryAllByRole('link', { name: /^Draw .* on the map$/ });

  it('offers to draw those that have no shape', async () => {
    await open('/paddocks', TESTER);
    expect(offers().map((link) => link.getAttribute('href'))).toEqual([`/map?draw=${CREEK}`]);
    const row = screen.getByRole('row', { name: /creek/ });
    expect(within(row).getByRole('link', { name: 'Draw creek on the map' })).toHaveTextContent('Draw on the map');
  });

  it.each<[string, string, Given]>([
    ['the map does not open', '/paddocks', {}],
    ['the person may not', '/paddocks', { ...TESTER, role: 'member' }],
    ['they are retired', '/paddocks?show=retired', TESTER],
    [
      'the season is over',
      `/paddocks?season=${aSeasonRecord('past').uuid}`,
      { ...TESTER, records: [...RANCH, aSeasonRecord('past', { starts_on: '2025-01-01', ends_on: '2025-12-31' })] },
    ],
  ])('offers nothing where %s', async (_why, path, given) => {
    await open(path, given);
    expect(await screen.findByRole('table', { name: 'Paddocks' })).toBeVisible();
    expect(offers()).toEqual([]);
  });
});
