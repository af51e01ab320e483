import type { Site } from '../serve/serveBaselines';

/** A page that is measured: the product's own, in English and in Spanish, or one to compare it with. */
export interface MeasuredPage {
  name: 'product' | 'spanish' | 'html' | 'react' | 'packages';
  url: string;
  /** Whether its form answers to its button by script. */
  hasScript: boolean;
}

/** In the order in which a round visits them. */
export function measuredPages(product: Site, baselines: Site): MeasuredPage[] {
  const at = (file: string) => `${baselines.address}/${file}.html`;
  return [
    { name: 'product', url: `${product.address}/login`, hasScript: true },
    { name: 'spanish', url: `${product.address}/login?lang=es`, hasScript: true },
    { name: 'html', url: at('form'), hasScript: false },
    { name: 'react', url: at('react'), hasScript: true },
    { name: 'packages', url: at('packages'), hasScript: true },
  ];
}
