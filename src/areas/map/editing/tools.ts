import { t } from '@domain/words';
import type { Grip } from './Hand';

/** What a person has in hand. Selecting is to have nothing in hand. */
export type Tool = 'select' | 'draw' | 'corners' | 'split' | 'lane' | 'place' | 'line' | 'walk' | 'measure';

/** How the hand holds each tool. A walk is no work of the hand. */
export const GRIPS: Readonly<Record<Tool, Grip | null>> = {
  select: null,
  draw: 'shape',
  corners: 'corners',
  split: 'line',
  lane: 'line',
  place: 'point',
  line: 'line',
  walk: null,
  measure: 'line',
};

/** What is said when a tool is taken, at the map and to screen readers. */
export const HINTS: Readonly<Record<Tool, string>> = {
  select: '',
  draw: t`Press where its corners are. Press the first one again to close it.`,
  corners: t`Drag a corner, or a place on a fence to make one. Neighbors that share it move with it. Press a corner to pick it.`,
  split: t`Draw a line across the paddock, from outside to outside. Press its last point again to end it.`,
  lane: t`Draw the middle of the lane across the paddock, from outside to outside. Press its last point again to end it.`,
  place: t`Press where it is: a trough, a gate, a corral.`,
  line: t`Draw along it: a fence, a pipe, a stream. Press its last point again to end it.`,
  walk: '',
  measure: t`Press along what is to be measured.`,
};
