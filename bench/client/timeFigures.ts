import type { Browser } from '@playwright/test';
import type { Figure } from '../figure';
import { median, ratios } from '../statistics';
import { heapOf, type Heap } from './heap';
import type { MeasuredPage } from './pages';
import { loadSlowly, type SlowLoad } from './slowLoad';

type Name = MeasuredPage['name'];
type Rounds<T> = Record<Name, T[]>;
type Times = 'typedMs' | 'answeredMs';

const noRounds = <T>(): Rounds<T> => ({ product: [], spanish: [], html: [], react: [], packages: [] });
const BESIDE = ['spanish', 'html', 'react', 'packages'] as const;
/** What Spanish may take of what English does, as of its files. */
const LONGER = 1.05;

/** The medians of the other pages, as far as they were measured. */
function besides(samples: Rounds<number>): Record<string, number> {
  const measured = BESIDE.filter((name) => samples[name].length > 0);
  return Object.fromEntries(measured.map((name) => [name, median(samples[name])]));
}

function overReact(samples: Rounds<number>): Rounds<number> {
  const of = (name: Name) => (samples[name].length === 0 ? [] : ratios(samples[name], samples.react));
  const spanish = of('spanish');
  return { product: of('product'), spanish, html: of('html'), react: of('react'), packages: of('packages') };
}

/** Spanish over English in each round. */
const inSpanish = ({ spanish, product }: Rounds<number>): Figure => ({
  what: '  in Spanish over English',
  unit: 'times',
  samples: ratios(spanish, product),
  budget: { atMost: LONGER },
});

/** A time as it is, without a budget, since it is the machine's; and as a ratio to the page of React and one form. */
function timeFigures(what: string, samples: Rounds<number>, atMost: number, details: string[]): Figure[] {
  const times = overReact(samples);
  return [
    { what, unit: 'ms', samples: samples.product, beside: besides(samples) },
    {
      what: '  the same over React and one form',
      unit: 'times',
      samples: times.product,
      budget: { atMost },
      beside: besides(times),
      details,
    },
    inSpanish(samples),
  ];
}

/** One of the numbers that each round brought, by page; without the rounds that brought none. */
function pick<K extends string>(rounds: Rounds<Record<K, number | undefined>>, key: K): Rounds<number> {
  const of = (name: Name) => rounds[name].map((round) => round[key]).filter((value) => value !== undefined);
  const spanish = of('spanish');
  return { product: of('product'), spanish, html: of('html'), react: of('react'), packages: of('packages') };
}

function heapFigures(what: string, samples: Rounds<number>): Figure[] {
  const heap: Figure = {
    what,
    unit: 'MiB',
    samples: samples.product,
    budget: { atMost: 4.5 },
    beside: besides(samples),
  };
  return [heap, inSpanish(samples)];
}

function figuresOf(loads: Rounds<SlowLoad>, heaps: Rounds<Heap>): Figure[] {
  const lost = loads.product.filter((load) => load.lost > 0).length;
  const losses = lost === 0 ? [] : [`what was typed first was lost in ${lost} of ${loads.product.length} rounds`];
  return [
    ...heapFigures('heap after load of /login', pick<keyof Heap>(heaps, 'loaded')),
    ...heapFigures('heap of /login after fifty letters were typed', pick<keyof Heap>(heaps, 'typed')),
    ...timeFigures('slow 4G, slow processor: typed, and it stays', pick<Times>(loads, 'typedMs'), 0.6, losses),
    ...timeFigures('slow 4G, slow processor: the form answers', pick<Times>(loads, 'answeredMs'), 1.8, []),
  ];
}

/** Heap and times, each round going over all pages, so that what disturbs the machine disturbs all of them. */
export async function measureRounds(browser: Browser, pages: MeasuredPage[], rounds: number): Promise<Figure[]> {
  const [loads, heaps] = [noRounds<SlowLoad>(), noRounds<Heap>()];
  for (let round = 1; round <= rounds; round += 1) {
    process.stderr.write(`Heap and slow 4G, round ${round} of ${rounds}\n`);
    for (const page of pages) {
      loads[page.name].push(await loadSlowly(browser, page));
      heaps[page.name].push(await heapOf(browser, page.url));
    }
  }
  return figuresOf(loads, heaps);
}
