import { object, type InferType } from '../text/yup';
import { choice, instant, line, name, note, percent, yesOrNo } from './recordFields';

/** Kinds of feed, of a feeding and of the feeds in the ranch's list. */
export const FEEDS = ['hay', 'silage', 'supplement', 'other'] as const;

const SOURCES = ['own', 'bought'] as const;
const STATUSES = ['organic', 'conventional', 'unknown'] as const;

/** How much of a feed is dry matter: above 0, to 100 percent of what it weighs as fed. */
export const dryMatter = () => percent({ above: 0 }).nullable();

/** A feed of the ranch's own list: what it is, how much of it is dry matter, and where it is from. */
export const feedstuffSchema = object({
  name: name(),
  what: choice(FEEDS),
  dm_percent: dryMatter(),
  roughage: yesOrNo(),
  source: choice(SOURCES),
  status: choice(STATUSES),
  certificate: line(),
  supplier: line(),
  retired_at: instant().nullable(),
  note: note(),
}).noUnknown();

export type Feedstuff = InferType<typeof feedstuffSchema>;
