import type { Browser } from '@playwright/test';
import { paths } from '../../contract/http/paths';
import { areaLines, namedBy, pageLines, totalKib } from '../../scripts/sizeBudget';
import type { Figure } from '../figure';
import type { Site } from '../serve/serveBaselines';
import type { MeasuredPage } from './pages';
import { requestsOf, type SentRequest } from './requests';

const MOST_REQUESTS = 8;
/** What a script may ask for: only it knows whether somebody might be signed in, and what the settings say. */
const SCRIPTS_OWN = [paths.v3.me, paths.v1.me, '/assets/json/settingsV.json'];

const isCall = ({ path }: SentRequest) => SCRIPTS_OWN.some((own) => path.endsWith(own));

function weights(baselines: Site): Record<string, number> {
  const kib = (name: string) => totalKib(namedBy(`${name}.html`, 'js', baselines.dist), baselines.dist);
  return { react: kib('react'), packages: kib('packages') };
}

function bundleFigures(baselines: Site): Figure[] {
  const pages = [...pageLines('en'), ...pageLines('es')].map(({ what, kib, budget }): Figure => {
    const isScript = what.startsWith('js');
    return {
      what: `${isScript ? 'JavaScript' : 'CSS'} for /login${what.includes('es/') ? ' in Spanish' : ''}, brotli`,
      unit: 'KiB',
      samples: [kib],
      budget: { atMost: budget },
      ...(isScript ? { beside: weights(baselines) } : {}),
    };
  });
  const largest = [...areaLines('en'), ...areaLines('es')].toSorted((a, b) => b.kib - a.kib)[0];
  if (largest === undefined) throw new Error('The built client has no lazy chunk');
  const { kib, budget, what } = largest;
  const lazy: Figure = { what: 'largest lazy chunk, brotli', unit: 'KiB', samples: [kib], budget: { atMost: budget } };
  return [...pages, { ...lazy, details: [what] }];
}

function requestFigures(where: string, sent: readonly SentRequest[], beside: Record<string, number>): Figure[] {
  const waiting = sent.filter((request) => request.initiator === 'script' && !isCall(request));
  return [
    {
      what: `requests for ${where} with settings and me, without the icon`,
      unit: '',
      samples: [sent.length],
      budget: { atMost: MOST_REQUESTS },
      beside,
      details: sent.map(({ path, initiator, status }) => `${path} (${initiator}, ${status ?? 'no answer'})`),
    },
    {
      what: `requests for ${where} that waited for a script to run first`,
      unit: '',
      samples: [waiting.length],
      budget: { atMost: 0 },
      details: waiting.map(({ path }) => path),
    },
  ];
}

/** Sizes and numbers of a cold load of `/login`: one sample each, since nothing about them is left to chance. */
export async function sizeFigures(browser: Browser, pages: MeasuredPage[], baselines: Site): Promise<Figure[]> {
  const sent = new Map<string, SentRequest[]>();
  for (const { name, url } of pages) {
    const asksForMe = name === 'product' || name === 'spanish';
    sent.set(name, await requestsOf(browser, url, asksForMe ? paths.v3.me : undefined));
  }
  const { product = [], spanish = [], ...others } = Object.fromEntries(sent);
  const beside = Object.fromEntries(Object.entries(others).map(([name, list]) => [name, list.length]));
  return [
    ...bundleFigures(baselines),
    ...requestFigures('/login', product, beside),
    ...requestFigures('/login in Spanish', spanish, beside),
  ];
}
