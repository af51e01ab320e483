import type { PlainSaid, Said } from '@contract/grazing/said';
import { KIND_META } from '@contract/grazing/kindMeta';
import { isDate } from '@contract/grazing/dates';
import { TEXT_MAX } from '@contract/http/limits';
import { withoutDirectionMarks } from '@contract/text/text';
import { listed } from '@domain/language/language';
import { plural, t } from '@domain/words';
import { dayInWords } from '@shared/lib/dates';
import { daysInWords } from '@shared/lib/daysInWords';
import { wordOf } from '@shared/lib/wording';
import { REASON_WORDS, type NameOf } from './herdWords';
import { kindCountsInWords } from './kindCounts';

type Fields<What extends PlainSaid['what']> = Extract<PlainSaid, { readonly what: What }>;
type Named = Fields<'added'>;

/** What is said of a group, and its words, which are all that older groups and those of other programs have. */
export interface Labeled {
  readonly label: string;
  readonly said?: Said | null | undefined;
  /** Whether the words were erased from the history: they are empty then. */
  readonly label_erased?: boolean | undefined;
}

const dayOf = (on: string): string => (isDate(on) ? dayInWords(`${on}T12:00:00`) : on);

/** How a sentence names one of a kind: "mark of Creek". */
const NAMED: Readonly<Record<Named['kind'], (name: string) => string>> = {
  ranch: () => t`the ranch settings`,
  season: (name) => t`season ${name}`,
  paddock: (name) => t`paddock ${name}`,
  herd: (name) => t`herd ${name}`,
  move: (name) => t`the move of ${name}`,
  plan: (name) => t`the planned move of ${name}`,
  count: (name) => t`the count of ${name}`,
  transfer: (name) => t`animals in or out of ${name}`,
  feed: (name) => t`feed of ${name}`,
  forage: (name) => t`forage of ${name}`,
  rain: (on) => {
    const day = dayOf(on);
    return t`rain of ${day}`;
  },
  mark: (name) => t`mark of ${name}`,
  place: (name) => name,
  task: (name) => t`task: ${name}`,
  note: (name) => t`note on ${name}`,
  photo: (name) => t`photo of ${name}`,
  product: (name) => t`product ${name}`,
  treatment: (name) => t`treatment of ${name}`,
  weighing: (name) => t`weighing of ${name}`,
  animal: (name) => t`animal ${name}`,
  paddock_treatment: (name) => t`treatment of ${name}`,
  feedstuff: (name) => t`the feed ${name}`,
  grazing_season: (on) => {
    const day = dayOf(on);
    return t`grazing season from ${day}`;
  },
  confinement: (name) => t`confinement of ${name}`,
  demand: (name) => t`dry matter demand of ${name}`,
  key_area: (name) => t`key area ${name}`,
  use_reading: (name) => t`use reading of ${name}`,
  photo_point: (name) => t`photo point ${name}`,
  transect: (name) => t`transect ${name}`,
  transect_reading: (name) => t`transect reading of ${name}`,
  unit: (name) => t`land unit ${name}`,
  attestation: (name) => t`attestation of ${name}`,
  trigger: (name) => t`drought trigger ${name}`,
  decision: (name) => t`drought decision on ${name}`,
};

const named = ({ kind, name }: Pick<Named, 'kind' | 'name'>): string => NAMED[kind](name);

/** Where to: paddocks by their names, or where off pasture. */
export type SaidPlace = Pick<Fields<'moved'>, 'to' | 'off'>;

const TO_OFF: { readonly [Off in NonNullable<SaidPlace['off']>]: string } = {
  corral: t`to the corral`,
  feedlot: t`to the feedlot`,
  away: t`off the ranch`,
  unknown: t`to an unknown place`,
};

/** Where somebody moves to, as the end of a sentence: "to Creek", "to the corral", "off the ranch". */
function whereToInWords({ to, off }: SaidPlace): string {
  if (off !== null) return Object.hasOwn(TO_OFF, off) ? TO_OFF[off] : t`to another place`;
  const places = listed(to);
  return t({ message: `to ${places}`, comment: 'The end of a sentence: Changed the move of Cows to Mesa and Creek' });
}

/** The same of what is known by ids. */
export const saidPlace = (
  { paddockUuids, off }: { readonly paddockUuids: readonly string[]; readonly off: SaidPlace['off'] },
  nameOf: NameOf,
): SaidPlace => ({ to: paddockUuids.map(nameOf), off });

type Planned = Pick<Fields<'planned'>, 'herd' | 'to'>;

function comingOrGoing({ herd, reason, head }: Pick<Fields<'transferred'>, 'herd' | 'reason' | 'head'>): string {
  const why = wordOf(REASON_WORDS, reason);
  return head === null
    ? t`${why} all head, ${herd}`
    : t`${why} ${plural(head, { one: '# head', other: '# head' })}, ${herd}`;
}

function moved(said: Fields<'moved'>): string {
  const herds = listed(said.herds);
  if (said.off === 'unknown') return t`Noted that the place of ${herds} is unknown`;
  const where = whereToInWords(said);
  const { head } = said;
  const moving = head === null ? herds : plural(head, { one: '# head', other: '# head' });
  return said.off === 'away' ? t`Took ${moving} ${where}` : t`Moved ${moving} ${where}`;
}

function changedMove(said: Fields<'changed_move'>): string {
  const [herd, where] = [said.herd, whereToInWords(said)];
  return t`Changed the move of ${herd} ${where}`;
}

/** Moves to one place, as part of a sentence: "the move to Creek", "2 moves to the corral". */
export const movesToInWords = ({ moves, ...place }: SaidPlace & { readonly moves: number }): string =>
  `${plural(moves, { one: 'the move', other: '# moves' })} ${whereToInWords(place)}`;

function planOf({ herd, to }: Planned): string {
  const places = listed(to);
  return t`the planned move of ${herd} to ${places}`;
}

function planned({ herd, to }: Planned): string {
  const places = listed(to);
  return t`Planned ${herd} to ${places}`;
}

function shiftedPlan({ herd, days }: Fields<'shifted_plan'>): string {
  const by = daysInWords(Math.abs(days), 1);
  return days > 0 ? t`Moved the plan of ${herd} ${by} later` : t`Moved the plan of ${herd} ${by} earlier`;
}

function imported({ counts, file }: Fields<'imported'>): string {
  const what = kindCountsInWords(counts);
  return file === null ? t`Imported ${what}` : t`Imported ${what} from ${file}`;
}

/** A sentence about one thing, which is named in it. */
type OfOne = (what: string) => string;
const ADDED: OfOne = (what) => t`Added ${what}`;
const CHANGED: OfOne = (what) => t`Changed ${what}`;
const CHANGED_ENTRY: OfOne = (what) => t`Changed: ${what}`;
const DELETED: OfOne = (what) => t`Deleted ${what}`;
const DELETED_ENTRY: OfOne = (what) => t`Deleted: ${what}`;
const RETIRED: OfOne = (what) => t`Retired ${what}`;
const UNRETIRED: OfOne = (what) => t`Brought ${what} back`;

const nameOrNamed = (said: Pick<Named, 'kind' | 'name'>): string => (said.kind === 'herd' ? said.name : named(said));

/** What is back after it was deleted; null for what was not, or was called so in other words. */
function backInWords(of: Said): string | null {
  if (of.what === 'deleted') return named(of);
  if (of.what === 'deleted_moves') return movesToInWords(of);
  return of.what === 'deleted_plan' ? planOf(of) : null;
}

const WORDS: { readonly [What in PlainSaid['what']]: (said: Fields<What>) => string } = {
  moved,
  changed_move: changedMove,
  deleted_moves: (said) => DELETED(movesToInWords(said)),
  planned,
  changed_plan: (said) => CHANGED(planOf(said)),
  deleted_plan: (said) => DELETED(planOf(said)),
  planned_moves: ({ herd, moves }) => t`Planned ${plural(moves, { one: 'one move', other: '# moves' })} of ${herd}`,
  shifted_plan: shiftedPlan,
  reordered_plan: ({ herd }) => t`Changed the order of the plan of ${herd}`,
  transferred: comingOrGoing,
  changed_transfer: (said) => CHANGED_ENTRY(comingOrGoing(said)),
  deleted_transfer: (said) => DELETED_ENTRY(comingOrGoing(said)),
  counted: ({ herd }) => t`Counted ${herd}`,
  finished_task: ({ title }) => t`Done: ${title}`,
  reopened_task: ({ title }) => t`Not done: ${title}`,
  added: (said) => ADDED(named(said)),
  changed: (said) => CHANGED(named(said)),
  deleted: (said) => DELETED(named(said)),
  retired: (said) => RETIRED(nameOrNamed(said)),
  unretired: (said) => UNRETIRED(nameOrNamed(said)),
  added_subdivision: ({ name }) => t`Added subdivision ${name}`,
  added_forage: ({ paddocks }) => t`Added forage of ${plural(paddocks, { one: '# paddock', other: '# paddocks' })}`,
  added_animals: ({ animals }) => ADDED(plural(animals, { one: '# animal', other: '# animals' })),
  ended_season: ({ name, next }) =>
    next === null ? t`Ended season ${name}` : t`Ended season ${name} and began ${next}`,
  drew: ({ name }) => t`Drew ${name}`,
  drew_new: ({ name }) => t`Drew paddock ${name}`,
  moved_corner: ({ paddocks }) => {
    const names = paddocks.join(', ');
    return t`Moved a corner of ${names}`;
  },
  removed_corner: ({ paddocks }) => {
    const names = paddocks.join(', ');
    return t`Removed a corner of ${names}`;
  },
  split: ({ name }) => t`Split ${name}`,
  cut_lane: ({ name }) => t`Cut a lane through ${name}`,
  merged: ({ paddocks }) => {
    const names = listed(paddocks);
    return t`Merged ${names}`;
  },
  imported,
  set_dry_matter: ({ feedings }) =>
    t`Set the dry matter of ${plural(feedings, { one: '# feeding', other: '# feedings' })}`,
  changed_settings: () => t`Changed the ranch settings`,
  set_time_zone: () => t`Set the time zone`,
  filled_sample: () => t`Filled the sample ranch`,
  drew_sample_photos: () => t`Drew photos for the sample ranch`,
  founded_ranch: () => t`Founded the ranch`,
  labeled: ({ label }) => label,
};

function plain(said: PlainSaid): string | null {
  const isKnown = Object.hasOwn(WORDS, said.what) && (!('kind' in said) || Object.hasOwn(KIND_META, said.kind));
  // Each has its own fields, which the types of a look-up cannot say.
  return isKnown ? (WORDS[said.what] as (said: PlainSaid) => string)(said) : null;
}

/** What a group says of itself, in words; null where it says something that only a newer version knows. */
export function saidInWords(said: Said): string | null {
  if (!('of' in said)) return plain(said);
  const of = saidInWords(said.of);
  if (of === null) return null;
  switch (said.what) {
    case 'undid':
      return t`Undid: ${of}`;
    case 'redid':
      return t`Redid: ${of}`;
    case 'brought_back': {
      const back = backInWords(said.of);
      return back === null ? t`Brought back: ${of}` : t`Brought back ${back}`;
    }
    case 'part': {
      const { part, parts } = said;
      return t`${of} (part ${part} of ${parts})`;
    }
    default:
      return null;
  }
}

/** What a person reads of a group. Marks in a name turn nothing around it. */
export const labelInWords = ({ label, said = null, label_erased = false }: Labeled): string =>
  label_erased ? t`Erased` : withoutDirectionMarks((said === null ? null : saidInWords(said)) ?? label);

/** The words of a group for who cannot read what it says as data, at most 100 code points. */
export function labelOf(said: Said): string {
  const characters = Array.from(withoutDirectionMarks(saidInWords(said) ?? ''));
  return characters.length <= TEXT_MAX ? characters.join('') : `${characters.slice(0, TEXT_MAX - 1).join('')}…`;
}

const saidBy = (group: Labeled): Said => group.said ?? { what: 'labeled', label: labelInWords(group) };

/** What the group says that takes another one back. The one that takes that back does the first again. */
export function undoSaid(group: Labeled): Said {
  const said = saidBy(group);
  if (said.what === 'undid') return { what: 'redid', of: said.of };
  return { what: 'undid', of: said.what === 'redid' ? said.of : said };
}

/** What the group says that brings back what another one deleted. */
export function broughtBackSaid(group: Labeled): Said {
  let of = saidBy(group);
  while (of.what === 'undid' || of.what === 'redid' || of.what === 'brought_back') of = of.of;
  return { what: 'brought_back', of };
}

/** Which part of an import a group is, and of which file; undefined for what is no import. One that says no part is all of it. */
export function importSaid({
  said,
}: Pick<Labeled, 'said'>):
  { readonly part: number; readonly parts: number; readonly file: string | null; readonly all: Said } | undefined {
  const { of: all, part, parts } = said?.what === 'part' ? said : { of: said, part: 1, parts: 1 };
  return all?.what === 'imported' ? { part, parts, file: all.file, all } : undefined;
}

/** That a group was refused, as a person says it. */
export function refusedInWords(group: Labeled): string {
  const { said } = group;
  const label = labelInWords(said?.what === 'undid' || said?.what === 'redid' ? { ...group, said: said.of } : group);
  return said?.what === 'undid' ? t`Could not be undone: ${label}` : t`Not saved: ${label}`;
}
