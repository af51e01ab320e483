import type { DataOf } from '@records/index';

type Kind = DataOf<'place'>['what'];

/** Words in names that say what a place is. */
const WORDS: readonly (readonly [Kind, RegExp])[] = [
  ['trough', /\b(trough|tank|tire|stock ?tank)s?\b/i],
  ['water', /\b(water|well|pond|spring|creek|river|lake|dam|hydrant|windmill|pump|agua)s?\b/i],
  ['gate', /\b(gate|cattle ?guard)s?\b/i],
  ['corral', /\b(corral|pen|yard|chute)s?\b/i],
  ['hazard', /\b(hazard|danger|sink ?hole|poison)s?\b/i],
  ['fence', /\b(fence|boundary|perimeter|wire)s?\b/i],
];

/** What a place is, as far as its name says so. */
export const placeKind = (name: string): Kind => WORDS.find(([, words]) => words.test(name))?.[0] ?? 'other';
