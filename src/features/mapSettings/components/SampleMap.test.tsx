import { act, fireEvent, screen, within } from '@testing-library/react';
import { aMe } from '@testing/factories';
import { renderApp } from '@testing/renderApp';

async function open(settings: object = {}) {
  const body = aMe({ settings: { mapSelectedColorScheme: 'restDays', ...settings } });
  const app = await renderApp('/settings/map', {
    hasSession: true,
    answers: { 'GET /api/v3/user/me': { status: 200, body } },
  });
  await screen.findByRole('img', { name: /^A sample ranch from above/ });
  return app;
}

const field = (name: string) => screen.getByLabelText(name);
const radio = (name: string) => screen.getByRole('radio', { name });
const map = () => screen.getByRole('img', { name: /^A sample ranch from above/ });
const paddock = (name: string) => map().querySelector(`[data-paddock="${name}"]`);
const layers = () => [...map().querySelectorAll('[data-layer]')].map((layer) => layer.getAttribute('data-layer'));
const ofMap = () => paddock('Bull')?.parentElement;

/** What a slider and a color picker do: user-event knows neither. */
const set = (name: string, value: string) => act(async () => void fireEvent.change(field(name), { target: { value } }));

async function change(user: Awaited<ReturnType<typeof open>>['user'], name: string, text: string) {
  await user.clear(field(name));
  await user.paste(text);
}

describe('the sample map beside the form', () => {
  it('is captioned and said in words, with a legend', async () => {
    await open();
    expect(screen.getByText('A sample ranch, in your colors')).toBeVisible();
    expect(map()).toHaveAccessibleName(/by rest days \(under 30 days: 2, 30 to 60 days: 3, over 60 days: 4\)$/);
    const legend = within(screen.getByRole('list', { name: 'Legend' }));
    expect(legend.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'under 30 days',
      '30 to 60 days',
      'over 60 days',
    ]);
  });

  it('follows the scheme, the thresholds and the colors while they are typed', async () => {
    const { user } = await open();
    expect(paddock('Bull')).toHaveAttribute('fill', '#c8553d');
    await change(user, 'Low threshold', '10');
    expect(paddock('Bull')).toHaveAttribute('fill', '#e0b04b');
    expect(screen.getByText('10 to 60 days')).toBeVisible();
    await change(user, 'Color between', 'navy');
    expect(paddock('Bull')).toHaveAttribute('fill', 'navy');
    await user.click(radio('Uniform'));
    expect(paddock('Bull')).toHaveAttribute('fill', '#229959');
    expect(screen.getByText('every paddock')).toBeVisible();
    await user.click(radio('Empty'));
    expect(paddock('Bull')).toHaveAttribute('fill', 'none');
  });

  it('follows the opacity, the fences, the background and the layers', async () => {
    const { user } = await open();
    expect(ofMap()).toHaveAttribute('fill-opacity', '0.3');
    expect(ofMap()).toHaveAttribute('stroke', 'white');
    expect(layers()).toEqual([]);
    await set('Paddock opacity', '0.9');
    await change(user, 'Fence color', 'black');
    await user.click(screen.getByRole('checkbox', { name: 'Water' }));
    await user.click(screen.getByRole('checkbox', { name: 'Gates' }));
    expect(ofMap()).toHaveAttribute('fill-opacity', '0.9');
    expect(ofMap()).toHaveAttribute('stroke', 'black');
    expect(layers()).toEqual(['water', 'gates']);
    const imagery = map().innerHTML;
    await user.click(radio('Topo'));
    expect(map().innerHTML).not.toBe(imagery);
    await user.click(radio('Hybrid'));
    expect(within(map()).getByText('CR 12')).toBeInTheDocument();
  });

  it('has the colors of the legend as opaque as those of the map, on the same ground', async () => {
    const { user } = await open();
    const swatch = () => [...(screen.getByText('under 30 days').querySelectorAll('rect') ?? [])];
    const looks = () => swatch().map((box) => [box.getAttribute('fill'), box.getAttribute('fill-opacity')]);
    const ground = () => map().querySelector('rect')?.getAttribute('fill');
    expect(looks()).toEqual([
      [ground(), null],
      ['#c8553d', '0.3'],
    ]);
    const imagery = ground();
    await set('Paddock opacity', '0.9');
    await user.click(radio('Topo'));
    expect(ground()).not.toBe(imagery);
    expect(looks()).toEqual([
      [ground(), null],
      ['#c8553d', '0.9'],
    ]);
  });

  it('takes the color that is picked from the swatch', async () => {
    await open();
    await set('Pick the color of the fences', '#00ff00');
    expect(field('Fence color')).toHaveValue('#00ff00');
    expect(ofMap()).toHaveAttribute('stroke', '#00ff00');
  });

  it('never draws what is no color', async () => {
    const { user } = await open();
    await change(user, 'Fence color', 'url(https://evil.example)');
    expect(document.body.innerHTML).not.toMatch(/(stroke|fill)="url/);
    expect(ofMap()).toHaveAttribute('stroke', 'white');
  });

  it('measures in the units of the person', async () => {
    await open({ mapSelectedColorScheme: 'forage', units: 'metric' });
    expect(screen.getByText('over 1,700 kg/ha')).toBeVisible();
    expect(within(map()).getByText('2,354')).toBeInTheDocument();
  });
});
