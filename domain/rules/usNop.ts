import { t } from '../words';
import type { RuleSet } from './RuleSet';
import { smallPrint } from './smallPrint';

/** Vaccines change no organic status (7 CFR 205.238(a)(6), 205.603(a)(4)). */
const proposed: RuleSet['proposed'] = (kind) => (kind === 'vaccine' ? 'unaffected' : null);

/* eslint-disable lingui/no-unlocalized-strings -- paragraphs of a law are called so in every language */
/**
 * The US National Organic Program: 7 CFR 205.237(c) and (d), 205.239(b) to (d), and NOP 5017-1, in the text of 2015. 7 CFR
 * 205.603 asks for twice the withdrawal time of the label (or of the Animal Medicinal Drug Use Clarification Act), by substance.
 */
export const usNop: RuleSet = {
  id: 'us_nop',
  name: t`US National Organic Program`,
  rule: '7 CFR 205.237, 205.239, 205.240, NOP 5017-1',
  read_on: '2015-01-01',
  least_hours: 0,
  withdrawal: { factor: 2 },
  proposed,
  checks: [
    {
      figure: 'share_grazed',
      side: 'least',
      value: 0.3,
      unit: 'share',
      classes: null,
      days: 'grazing_season',
      paragraph: '205.237(c)(1)',
    },
    {
      figure: 'share_fed',
      side: 'most',
      value: 0.7,
      unit: 'share',
      classes: null,
      days: 'grazing_season',
      paragraph: '205.237(c)(1)',
    },
    {
      figure: 'days_grazed',
      side: 'least',
      value: 120,
      unit: 'day',
      classes: null,
      days: 'grazing_season',
      paragraph: '205.237(c)(1)',
    },
  ],
  reasons: {
    weather: '205.239(b)(1)',
    stage_of_life: '205.239(b)(2)',
    health_risk: '205.239(b)(3)',
    soil_water: '205.239(b)(4)',
    treatment: '205.239(b)(5)',
    sorting: '205.239(b)(6)',
    breeding: '205.239(b)(7)',
    youth_project: '205.239(b)(8)',
    birth: '205.239(c)(1)',
    newborn: '205.239(c)(2)',
    shearing: '205.239(c)(3)',
    milking: '205.239(c)(4)',
    finishing: '205.239(d)',
  },
  plan: [
    { part: 'types', title: t`Types of pasture`, paragraph: '205.240(c)(1)' },
    { part: 'management', title: t`Management of the pasture`, paragraph: '205.240(c)(2)' },
    { part: 'season', title: t`Grazing season`, paragraph: '205.240(c)(3)' },
    { part: 'paddocks', title: t`Location and size of the paddocks`, paragraph: '205.240(c)(4)' },
    { part: 'methods', title: t`Grazing methods`, paragraph: '205.240(c)(5)' },
    { part: 'fences_water', title: t`Fences, shade and water`, paragraph: '205.240(c)(6)' },
    { part: 'fertility', title: t`Soil fertility and seeding`, paragraph: '205.240(c)(7)' },
    { part: 'erosion', title: t`Erosion control, wetlands and streams`, paragraph: '205.240(c)(8)' },
  ],
  small_print: smallPrint(),
};
/* eslint-enable lingui/no-unlocalized-strings */
