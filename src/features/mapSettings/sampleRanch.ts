import type { ScaledScheme } from '@contract/people/mapSettings';
import { t } from '@domain/words';

/** A paddock of the sample ranch: its outline in a box of 480 by 300, and its measures in the stored units. */
export interface SamplePaddock extends Record<ScaledScheme, number> {
  name: string;
  shape: string;
  middle: readonly [x: number, y: number];
}

/**
 * A ranch in the middle of its season: what was just grazed is short of grass and of rest. The last three paddocks, of
 * which a phone no longer shows while the form goes by, have all three colors of each scheme.
 */
export const SAMPLE_RANCH: readonly SamplePaddock[] = [
  {
    name: t`North`,
    shape: 'M22 44 92 24l66-8-8 88-62 2-72 12z',
    middle: [87, 66],
    forage: 1620,
    restDays: 64,
    seasonADA: 34,
    grazingDays: 3,
  },
  {
    name: t`Creek`,
    shape: 'M158 16l82 14 82-6-6 86-92-12-74 6z',
    middle: [236, 63],
    forage: 2100,
    restDays: 72,
    seasonADA: 48,
    grazingDays: 4,
  },
  {
    name: t`Mesa`,
    shape: 'M322 24l70-12 66 4 8 86-78 14-72-6z',
    middle: [391, 64],
    forage: 1450,
    restDays: 68,
    seasonADA: 12,
    grazingDays: 2,
  },
  {
    name: t`Bull`,
    shape: 'M16 118l72-12 62-2 16 94-80 12-60-6z',
    middle: [88, 157],
    forage: 420,
    restDays: 12,
    seasonADA: 71,
    grazingDays: 7,
  },
  {
    name: t`Home`,
    shape: 'M150 104l74-6 92 12-8 82-66 12-76-6z',
    middle: [232, 150],
    forage: 1240,
    restDays: 38,
    seasonADA: 52,
    grazingDays: 6,
  },
  {
    name: t`Mill`,
    shape: 'M316 110l72 6 78-14-10 104-76-4-72-10z',
    middle: [386, 156],
    forage: 760,
    restDays: 33,
    seasonADA: 66,
    grazingDays: 9,
  },
  {
    name: t`South`,
    shape: 'M26 204l60 6 80-12-12 90-70-8-66 2z',
    middle: [92, 245],
    forage: 1880,
    restDays: 80,
    seasonADA: 18,
    grazingDays: 2,
  },
  {
    name: t`Well`,
    shape: 'M166 198l76 6 66-12 8 88-84 8-78 0z',
    middle: [234, 244],
    forage: 350,
    restDays: 5,
    seasonADA: 84,
    grazingDays: 8,
  },
  {
    name: t`East`,
    shape: 'M308 192l72 10 76 4 6 78-74 4-72-8z',
    middle: [386, 242],
    forage: 980,
    restDays: 41,
    seasonADA: 22,
    grazingDays: 5,
  },
];
