import { render, screen, within } from '@testing-library/react';
import { DEFAULT_MAP_SETTINGS, type MapSettings } from '@contract/people/mapSettings';
import { missing } from '@domain/grazing/figure';
import type { PaddockFigures } from '@domain/grazing/paddockFigures';
import type { SketchedPaddock, SketchedRanch } from '../SketchedRanch';
import { RanchPreview } from './RanchPreview';
import { RanchSketch } from './RanchSketch';

const lacks = missing('estimate', 'x');
const taken = { forageLb: 0, ad: 0, ada: 0, aum: 0 };
const figures: PaddockFigures = {
  uuid: 'x',
  acres: 40,
  grazeableAcres: 40,
  state: 'ready',
  herdUuids: [],
  restDays: null,
  isRestAtLeast: false,
  elapsedRestDays: null,
  restTargetDays: 45,
  grazingDaysNow: null,
  lastIn: null,
  lastOut: null,
  grazingDays: 0,
  gross: taken,
  net: taken,
  feedPutOutLb: 0,
  feedEatenLb: 0,
  eatenWithoutDryLb: 0,
  estimateLb: lacks,
  forageLeftLb: lacks,
};

/** A square paddock in a grid of so many columns. */
function paddock(index: number, over: Partial<PaddockFigures> = {}, columns = 3): SketchedPaddock {
  const [west, south] = [-105 + (index % columns) / 100, 40 + Math.floor(index / columns) / 100];
  const corners = [
    [west, south],
    [west + 0.01, south],
    [west + 0.01, south + 0.01],
    [west, south + 0.01],
    [west, south],
  ] as const;
  return {
    uuid: `p${index}`,
    name: `P${index}`,
    shape: { type: 'Polygon', coordinates: [corners] },
    figures: { ...figures, ...over },
  };
}

const RANCH: SketchedRanch = {
  paddocks: [
    paddock(0, { state: 'grazing' }),
    paddock(1, { restDays: 10 }),
    paddock(2, { restDays: 12 }),
    paddock(3, { restDays: 45 }),
    paddock(4),
  ],
  places: [
    { uuid: 'w', layer: 'water', shape: { type: 'Point', coordinates: [-104.995, 40.005] } },
    {
      uuid: 'f',
      layer: 'fences',
      shape: {
        type: 'LineString',
        coordinates: [
          [-105, 40],
          [-104.99, 40.01],
        ],
      },
    },
  ],
  shapeless: 0,
};

const look = (over: Partial<MapSettings> = {}): MapSettings => ({
  ...DEFAULT_MAP_SETTINGS,
  mapSelectedColorScheme: 'restDays',
  ...over,
});

function draw(ranch = RANCH, settings = look()) {
  const { container } = render(<RanchSketch ranch={ranch} settings={settings} />);
  const paths = [...container.querySelectorAll('[data-band]')];
  return { paths, bands: paths.map((path) => path.getAttribute('data-band')) };
}

const items = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent.trim());

describe('a person’s own ranch', () => {
  it('is said in words, with a legend that counts paddocks and acres', () => {
    const { bands, paths } = draw();
    expect(screen.getByRole('img')).toHaveAccessibleName(
      'Your ranch from above: 5 paddocks by rest days ' +
        '(Grazing now: 1, under 30 days: 2, 30 to 60 days: 1, over 60 days: 0, No data: 1)',
    );
    expect(items()).toEqual([
      'Grazing now 1 40 ac',
      'under 30 days 2 80 ac',
      '30 to 60 days 1 40 ac',
      'over 60 days 0 0 ac',
      'No data 1 40 ac',
    ]);
    expect(bands.toSorted()).toEqual(['grazing', 'low', 'mid', 'none']);
    const low = paths.find((path) => path.getAttribute('data-band') === 'low');
    expect(low).toHaveAttribute('fill', '#c8553d');
    expect(low?.getAttribute('d')?.match(/z/g)).toHaveLength(2);
  });

  it('measures in the units of the person', () => {
    draw(RANCH, look({ units: 'metric' }));
    expect(items()[0]).toBe('Grazing now 1 16 ha');
  });

  it('has names with their figures', () => {
    draw();
    const map = within(screen.getByRole('img'));
    for (const text of ['P0', 'P1', '10 d', '45 d', 'never']) expect(map.getByText(text)).toBeInTheDocument();
  });

  it('is drawn in one color, or in none', () => {
    const fills = (scheme: 'uniform' | 'empty') =>
      draw(RANCH, look({ mapSelectedColorScheme: scheme })).paths.map((path) => path.getAttribute('fill'));
    expect(fills('uniform')).toEqual(['#229959']);
    expect(screen.getByRole('img')).toHaveAccessibleName('Your ranch from above: 5 paddocks in one color');
    expect(fills('empty')).toEqual(['none']);
  });

  it('shows what lies on it while its layer is on', () => {
    const layers = () => [...document.querySelectorAll('[data-layer]')].map((one) => one.getAttribute('data-layer'));
    draw();
    expect(layers()).toEqual([]);
    draw(RANCH, look({ mapActiveLayers: { mapLayer: 'ERSI_TOPO', objectLayers: ['fences', 'water', 'soil'] } }));
    expect(layers()).toEqual(['water', 'fences']);
    for (const path of document.querySelectorAll('[data-layer] path')) expect(path.getAttribute('d')).toMatch(/^M/);
  });

  it.each([
    [0, 'Your ranch, in your colors'],
    [1, 'Your ranch, in your colors, without 1 paddock that has no shape yet'],
    [2, 'Your ranch, in your colors, without 2 paddocks that have no shape yet'],
  ])('says that %d paddocks are not drawn', (shapeless, words) => {
    draw({ ...RANCH, shapeless });
    expect(screen.getByText(words)).toBeVisible();
  });

  it('with 10,000 paddocks has few paths, thin fences and no names', () => {
    const paddocks = Array.from({ length: 10_000 }, (_, index) => paddock(index, { restDays: index % 90 }, 100));
    const { paths } = draw({ paddocks, places: [], shapeless: 0 });
    expect(paths.length).toBeLessThan(400);
    expect(Number(paths[0]?.parentElement?.getAttribute('stroke-width'))).toBeLessThan(1);
    expect(document.querySelector('text')).toBeNull();
    expect(items()[1]).toMatch(/^30 to 60 days 3,4\d\d /);
  });
});

it('until it is known what there is, nothing is shown as somebody’s ranch', () => {
  render(<RanchPreview ranch="awaited" settings={look()} />);
  expect(screen.getByRole('img', { name: 'Your ranch is on its way' })).toBeVisible();
  expect(document.querySelector('path')).toBeNull();
});
