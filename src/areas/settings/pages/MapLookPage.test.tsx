import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { DEFAULT_MAP_SETTINGS } from '@contract/people/mapSettings';
import { aMe, RANCH_UUID, SEASON_UUID } from '@testing/factories';
import type { Answer } from '@testing/fakeServer';
import { renderApp } from '@testing/renderApp';

const ME = 'GET /api/v3/user/me';
const SAVE = 'PATCH /api/v1/user/me';
const { units: _units, ...DEFAULT_LOOK } = DEFAULT_MAP_SETTINGS;

async function open(settings: object = {}, answers: Record<string, Answer> = {}) {
  const body = aMe({ settings: { mapSelectedColorScheme: 'restDays', ...settings } });
  const app = await renderApp('/settings/map', {
    hasSession: true,
    answers: { [ME]: { status: 200, body }, ...answers },
  });
  await screen.findByRole('group', { name: 'Color scheme' });
  return app;
}

const field = (name: string) => screen.getByLabelText(name);
const radio = (name: string) => screen.getByRole('radio', { name });
const save = () => screen.getByRole('button', { name: 'Save' });
const form = () => save().closest('form') ?? document.body;
const saved = (app: Awaited<ReturnType<typeof open>>) => app.server.callsTo(SAVE).at(-1)?.body;

async function slide(value: string) {
  await act(async () => void fireEvent.change(field('Paddock opacity'), { target: { value } }));
}

async function change(user: Awaited<ReturnType<typeof open>>['user'], name: string, text: string) {
  await user.clear(field(name));
  if (text !== '') await user.paste(text);
}

describe('the page about the look of the map', () => {
  it('shows what is stored', async () => {
    await open({
      mapSelectedColorScheme: 'forage',
      mapActiveLayers: { mapLayer: 'ERSI_TOPO', objectLayers: ['gates'] },
      mapPaddockOptions: { paddockOpacity: 0.65, fenceColor: 'Navy' },
    });
    expect(radio('Forage')).toBeChecked();
    expect(radio('Topo')).toBeChecked();
    expect(screen.getByRole('checkbox', { name: 'Gates' })).toBeChecked();
    expect(screen.getByRole('checkbox', { name: 'Water' })).not.toBeChecked();
    expect(field('Paddock opacity')).toHaveValue('0.65');
    expect(screen.getByText('65%')).toBeVisible();
    expect(field('Fence color')).toHaveValue('Navy');
    expect(field('Low threshold')).toHaveValue('500');
    expect(document.title).toBe('Map look · Grazewell');
  });

  it('offers every scheme', async () => {
    await open();
    const names = (group: string) =>
      within(screen.getByRole('group', { name: group }))
        .getAllByRole('radio')
        .map((one) => one.getAttribute('value'));
    expect(names('Color scheme')).toEqual(['forage', 'restDays', 'seasonADA', 'grazingDays', 'uniform', 'empty']);
    expect(names('Background')).toEqual(['ERSI_IMAGERY', 'ERSI_HYBRID', 'ERSI_TOPO']);
    expect(field('Paddock opacity')).toHaveAttribute('type', 'range');
    expect(field('Paddock opacity')).toHaveAttribute('step', '0.05');
  });

  it.each([
    ['nothing', {}],
    ['texts', { mapActiveLayers: 'x', mapColorSchemeValues: 'y', mapPaddockOptions: 'z', units: 'w' }],
    ['lists', { mapActiveLayers: [], mapColorSchemeValues: [[]], mapPaddockOptions: [1] }],
    [
      'odd insides',
      { mapPaddockOptions: { paddockOpacity: 7, fenceColor: 'url(x)' }, mapActiveLayers: { mapLayer: 1 } },
    ],
    ['null', { mapActiveLayers: null, mapColorSchemeValues: { restDays: null }, mapPaddockOptions: null }],
  ])('shows the defaults where %s is stored', async (_what, settings) => {
    await open(settings);
    expect(radio('Imagery')).toBeChecked();
    expect(field('Paddock opacity')).toHaveValue('0.3');
    expect(field('Fence color')).toHaveValue('white');
    expect([field('Low threshold'), field('High threshold')].map((input) => input.getAttribute('value'))).toEqual([
      '30',
      '60',
    ]);
  });

  it('takes over what the server says after what this browser remembered', async () => {
    const remembered = aMe({ settings: { mapSelectedColorScheme: 'forage' } });
    const state = { me: remembered, ranchUuid: RANCH_UUID, seasonUuid: SEASON_UUID };
    const texts = Object.entries(state).map(([key, value]) => [key, JSON.stringify(value)]);
    localStorage.setItem('persist:user', JSON.stringify(Object.fromEntries(texts)));
    const { user, server } = await open({ mapPaddockOptions: { fenceColor: 'navy' } });
    await waitFor(() => expect(field('Fence color')).toHaveValue('navy'));
    expect(radio('Rest days')).toBeChecked();
    await user.click(save());
    await screen.findByText('Saved.');
    expect(server.callsTo(SAVE).at(-1)?.body).toMatchObject({
      settings: { mapSelectedColorScheme: 'restDays', mapPaddockOptions: { fenceColor: 'navy' } },
    });
  });
});

describe('saving', () => {
  it('sends the whole look in the stored shape, with every other setting as it was', async () => {
    const app = await open({ kept: [1, { a: null }], units: 'imperial', mapLayer: 'hybrid' });
    const { user } = app;
    await user.click(radio('Grazing days'));
    await change(user, 'Low threshold', '2.5');
    await change(user, 'Color between', 'gold');
    await user.click(radio('Topo'));
    await user.click(screen.getByRole('checkbox', { name: 'Water' }));
    await user.click(screen.getByRole('checkbox', { name: 'Notes' }));
    await slide('0.45');
    await change(user, 'Fence color', ' #AbC ');
    await user.click(save());
    expect(await screen.findByText('Saved.')).toHaveAttribute('role', 'status');
    const [low, , high] = DEFAULT_LOOK.mapColorSchemeValues.grazingDays.colors;
    expect(saved(app)).toStrictEqual({
      settings: {
        kept: [1, { a: null }],
        units: 'imperial',
        mapLayer: 'hybrid',
        mapSelectedColorScheme: 'grazingDays',
        mapActiveLayers: { mapLayer: 'ERSI_TOPO', objectLayers: ['water', 'notes'] },
        mapColorSchemeValues: {
          ...DEFAULT_LOOK.mapColorSchemeValues,
          grazingDays: { low: 2.5, high: 7, colors: [low, 'gold', high] },
        },
        mapPaddockOptions: { paddockOpacity: 0.45, fenceColor: '#AbC' },
        mapLookChosen: true,
      },
    });
    expect(app.server.callsTo(SAVE)).toHaveLength(1);
  });

  it.each([
    ['Forage', 'forage'],
    ['Rest days', 'restDays'],
    ['Season ADA', 'seasonADA'],
    ['Grazing days', 'grazingDays'],
    ['Uniform', 'uniform'],
    ['Empty', 'empty'],
  ])('takes %s as it stands, with the values of all schemes', async (name, mapSelectedColorScheme) => {
    const app = await open();
    await app.user.click(radio(name));
    await app.user.click(save());
    await screen.findByText('Saved.');
    expect(saved(app)).toEqual({ settings: { ...DEFAULT_LOOK, mapSelectedColorScheme, mapLookChosen: true } });
  });

  it('keeps the values of a scheme that is left, and what of it cannot be read as it was stored', async () => {
    const app = await open();
    const { user } = app;
    await change(user, 'Color below', 'navy');
    await change(user, 'Low threshold', 'soon');
    await user.click(radio('Empty'));
    await user.click(save());
    await screen.findByText('Saved.');
    expect(saved(app)).toMatchObject({
      settings: { mapColorSchemeValues: { restDays: { low: 30, high: 60, colors: ['navy', '#e0b04b', '#5b9a63'] } } },
    });
  });

  it('keeps object layers that this form does not offer', async () => {
    const app = await open({ mapActiveLayers: { mapLayer: 'ERSI_HYBRID', objectLayers: ['soil', 'gates'] } });
    await app.user.click(screen.getByRole('checkbox', { name: 'Gates' }));
    await app.user.click(screen.getByRole('checkbox', { name: 'Fences' }));
    await app.user.click(save());
    await screen.findByText('Saved.');
    expect(saved(app)).toMatchObject({ settings: { mapActiveLayers: { objectLayers: ['soil', 'fences'] } } });
  });

  it('stores metric thresholds per acre and in pounds', async () => {
    const app = await open({ units: 'metric', mapSelectedColorScheme: 'seasonADA' });
    expect(field('Low threshold')).toHaveAccessibleDescription('animal days per hectare');
    expect(field('Low threshold')).toHaveValue('50');
    await change(app.user, 'High threshold', '247.11');
    await app.user.click(save());
    await screen.findByText('Saved.');
    const { seasonADA } = (saved(app) as { settings: typeof DEFAULT_LOOK }).settings.mapColorSchemeValues;
    expect(seasonADA.low).toBe(20);
    expect(seasonADA.high).toBeCloseTo(100, 2);
  });

  it('A5: is done by keyboard alone', async () => {
    const app = await open();
    radio('Rest days').focus();
    await app.user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
    expect(radio('Uniform')).toBeChecked();
    await app.user.tab();
    expect(field('Fill color')).toHaveFocus();
    await app.user.keyboard('{Control>}a{/Control}plum{Enter}');
    await screen.findByText('Saved.');
    expect(saved(app)).toMatchObject({ settings: { mapColorSchemeValues: { uniform: { fill: 'plum' } } } });
  });
});

describe('A2: what is wrong is said beside its field, by the title and by the focus', () => {
  const NO_COLOR = /^(Pick it from the square, or type a name such as white )?We do not know this color\. Pick one/;
  it.each([
    ['Rest days', 'Low threshold', '-3', /^days of rest A threshold cannot be negative$/],
    ['Rest days', 'Low threshold', '', /^days of rest This field is required$/],
    ['Forage', 'High threshold', 'lots', /^pounds per acre Type a number, such as 30 or 2.5$/],
    ['Season ADA', 'High threshold', '20', /^animal days per acre The high threshold must be above the low one$/],
    ['Grazing days', 'Color below', 'grassy', NO_COLOR],
    ['Grazing days', 'Color between', '#12', NO_COLOR],
    ['Grazing days', 'Color above', '', NO_COLOR],
    ['Uniform', 'Fill color', 'url(x)', NO_COLOR],
    ['Empty', 'Fence color', 'rgb(1,2,3)', NO_COLOR],
  ])('%s, %s: %j', async (scheme, name, text, words) => {
    const { user, server } = await open();
    await user.click(radio(scheme));
    await change(user, name, text);
    await user.click(save());
    await waitFor(() => expect(field(name)).toHaveFocus());
    expect(field(name)).toBeInvalid();
    expect(field(name)).toHaveAccessibleDescription(words);
    expect(form().querySelectorAll('[aria-invalid="true"]')).toHaveLength(1);
    expect(document.title).toBe('Error: Map look · Grazewell');
    expect(server.callsTo(SAVE)).toEqual([]);
  });

  it('nothing holds the form back once it is put right', async () => {
    const { user } = await open();
    await change(user, 'High threshold', '10');
    await user.click(save());
    await waitFor(() => expect(field('High threshold')).toBeInvalid());
    await change(user, 'Low threshold', '5');
    await waitFor(() => expect(field('High threshold')).toBeValid());
    await user.click(save());
    expect(await screen.findByText('Saved.')).toBeVisible();
  });
});

describe('R1: saving that fails', () => {
  const failures: [string, Answer, string][] = [
    ['a reset', 'connection reset', 'Something went wrong. Please try again.'],
    ['a 503', { status: 503, body: { error: 'Busy', details: 'We are busy.', code: 'busy' } }, 'We are busy.'],
    ['HTML', { status: 502, text: '<html>', statusText: 'Bad Gateway' }, 'Bad Gateway'],
    ['a wrong shape', { status: 200, body: { uuid: 1 } }, 'Something went wrong. Please try again.'],
  ];
  it.each(failures)('%s: one message, what was chosen stays, the button works again', async (_what, answer, words) => {
    const { user, server } = await open({}, { [SAVE]: answer });
    await user.click(radio('Topo'));
    await change(user, 'Fence color', 'navy');
    await user.click(save());
    await waitFor(() => expect(within(form()).getByRole('alert')).toHaveTextContent(words));
    expect(radio('Topo')).toBeChecked();
    expect(field('Fence color')).toHaveValue('navy');
    expect(screen.queryByText('Saved.')).toBeNull();
    expect(document.title).toBe('Error: Map look · Grazewell');
    server.answers[SAVE] = { status: 200, body: aMe() };
    await user.click(save());
    expect(await screen.findByText('Saved.')).toBeVisible();
  });
});
