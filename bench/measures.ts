import { measureAnimals } from './animals/measureAnimals';
import { measureClient } from './client/measureClient';
import { measureEvidence } from './evidence/measureEvidence';
import { measureChart } from './field/measureChart';
import { measureDomain } from './field/measureDomain';
import { measureImports } from './field/measureImports';
import { measureMap } from './field/measureMap';
import { measurePages } from './field/measurePages';
import { measureProtocol } from './field/measureProtocol';
import type { Figure } from './figure';
import { measureHooks } from './hooks/measureHooks';
import { measureLighthouse } from './lighthouse/measureLighthouse';
import { measureOffline } from './offline/measureOffline';
import type { Group } from './options';
import { measurePhotos } from './photos/measurePhotos';
import type { Site } from './serve/serveBaselines';
import { serveProduct } from './serve/serveProduct';
import { measureServer } from './serverSide/measureServer';

type Measure = (rounds: number) => Promise<Figure[]>;

/** Measures in a browser what a product of its own serves, which says nothing but what goes wrong. */
function inBrowser(measure: (product: Site, rounds: number) => Promise<Figure[]>): Measure {
  return async (rounds) => {
    const product = await serveProduct({ LOG_LEVEL: 'warn' });
    try {
      return await measure(product, rounds);
    } finally {
      await product.close();
    }
  };
}

const measureField: Measure = async (rounds) => [
  ...(await measureDomain(rounds)),
  ...(await measureProtocol(rounds)),
  ...(await measurePages(rounds)),
  ...(await measureMap(rounds)),
  ...(await measureChart(rounds)),
  ...(await measureImports(rounds)),
];

/** How each group is measured, and whether it takes a browser. */
export const MEASURES: Record<Group, { takesBrowser: boolean; measure: Measure }> = {
  client: { takesBrowser: true, measure: inBrowser(measureClient) },
  lighthouse: { takesBrowser: true, measure: inBrowser(measureLighthouse) },
  server: { takesBrowser: false, measure: measureServer },
  field: { takesBrowser: true, measure: measureField },
  offline: { takesBrowser: true, measure: measureOffline },
  photos: { takesBrowser: true, measure: measurePhotos },
  animals: { takesBrowser: false, measure: measureAnimals },
  evidence: { takesBrowser: true, measure: measureEvidence },
  hooks: { takesBrowser: false, measure: measureHooks },
};
