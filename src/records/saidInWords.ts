import type { PlainSaid, Said } from '@contract/grazing/said';
import { KIND_META } from '@contract/grazing/kindMeta';
import { isDate } from '@contract/grazing/dates';
import { TEXT_MAX } from '@contract/http/limits';
import { withoutDirectionMarks } from '@contract/text/text';
import { listed } from '@domain/language/language';
import { plural } from '@domain/words';
import { dayInWords } from '@shared/lib/dates';
import { daysInWords } from '@shared/lib/daysInWords';
import { wordOf } from '@shared/lib/wording';
import { numberInWords } from '@shared/units/units';
import { OFF_NAMES, REASON_WORDS, type NameOf } from './herdWords';
import { kindCountsInWords } from './kindCounts';

type Fields<What extends PlainSaid['what']> = Extract<PlainSaid, { readonly what: What }>;
type Named = Fields<'added'>;

/** What is said of a group, and its words, which are all that older groups and those of other programs have. */
export interface Labeled {
  readonly label: string;
  readonly said?: Said | null | undefined;
}

/** How a sentence names one of a kind, where it isn't by the words of the kind: "mark of Creek". */
const NAMED: Readonly<Partial<Record<Named['kind'], (name: string) => string>>> = {
  ranch: () => 'the ranch settings',
  season: (name) => `season ${name}`,
  paddock: (name) => `paddock ${name}`,
  herd: (name) => `herd ${name}`,
  move: (name) => `the move of ${name}`,
  plan: (name) => `the planned move of ${name}`,
  count: (name) => `the count of ${name}`,
  transfer: (name) => `animals in or out of ${name}`,
  feed: (name) => `feed of ${name}`,
  forage: (name) => `forage of ${name}`,
  rain: (on) => `rain of ${isDate(on) ? dayInWords(`${on}T12:00:00`) : on}`,
  place: (name) => name,
  task: (name) => `task: ${name}`,
  note: (name) => `note on ${name}`,
};

const named = ({ kind, name }: Pick<Named, 'kind' | 'name'>): string =>
  NAMED[kind]?.(name) ?? `${KIND_META[kind].words[0]} of ${name}`;

/** Where to: paddocks by their names, or where off pasture. */
export type SaidPlace = Pick<Fields<'moved'>, 'to' | 'off'>;

export const saidPlaceInWords = ({ to, off }: SaidPlace): string =>
  off === null ? listed(to) : wordOf(OFF_NAMES, off).toLowerCase();

/** The same of what is known by ids. */
export const saidPlace = (
  { paddockUuids, off }: { readonly paddockUuids: readonly string[]; readonly off: SaidPlace['off'] },
  nameOf: NameOf,
): SaidPlace => ({ to: paddockUuids.map(nameOf), off });

const planned = ({ herd, to }: Pick<Fields<'planned'>, 'herd' | 'to'>): string => `${herd} to ${listed(to)}`;
const comingOrGoing = ({ herd, reason, head }: Pick<Fields<'transferred'>, 'herd' | 'reason' | 'head'>): string =>
  `${wordOf(REASON_WORDS, reason)} ${head === null ? 'all' : numberInWords(head)} head, ${herd}`;

function moved(said: Fields<'moved'>): string {
  const herds = listed(said.herds);
  if (said.off === 'unknown') return `Noted that the place of ${herds} is unknown`;
  return `Moved ${said.head === null ? herds : `${numberInWords(said.head)} head`} to ${saidPlaceInWords(said)}`;
}

const movesTo = (said: Fields<'deleted_moves'>): string =>
  `${said.moves === 1 ? 'the move' : `${said.moves} moves`} to ${saidPlaceInWords(said)}`;
const planOf = (said: Fields<'deleted_plan'>): string => `the planned move of ${planned(said)}`;

/** What is back after it was deleted; null for what was not, or was called so in other words. */
function backInWords(of: Said): string | null {
  if (of.what === 'deleted') return named(of);
  if (of.what === 'deleted_moves') return movesTo(of);
  return of.what === 'deleted_plan' ? planOf(of) : null;
}

const WORDS: { readonly [What in PlainSaid['what']]: (said: Fields<What>) => string } = {
  moved,
  changed_move: (said) => `Changed the move of ${said.herd} to ${saidPlaceInWords(said)}`,
  deleted_moves: (said) => `Deleted ${movesTo(said)}`,
  planned: (said) => `Planned ${planned(said)}`,
  changed_plan: (said) => `Changed the planned move of ${planned(said)}`,
  deleted_plan: (said) => `Deleted ${planOf(said)}`,
  planned_moves: ({ herd, moves }) => `Planned ${plural(moves, { one: 'one move', other: '# moves' })} of ${herd}`,
  shifted_plan: ({ herd, days }) =>
    `Moved the plan of ${herd} ${daysInWords(Math.abs(days), 1)} ${days > 0 ? 'later' : 'earlier'}`,
  reordered_plan: ({ herd }) => `Changed the order of the plan of ${herd}`,
  transferred: comingOrGoing,
  changed_transfer: (said) => `Changed: ${comingOrGoing(said)}`,
  deleted_transfer: (said) => `Deleted: ${comingOrGoing(said)}`,
  counted: ({ herd }) => `Counted ${herd}`,
  finished_task: ({ title }) => `Done: ${title}`,
  reopened_task: ({ title }) => `Not done: ${title}`,
  added: (said) => `Added ${named(said)}`,
  changed: (said) => `Changed ${named(said)}`,
  deleted: (said) => `Deleted ${named(said)}`,
  retired: (said) => `Retired ${said.kind === 'herd' ? said.name : named(said)}`,
  unretired: (said) => `Brought ${said.kind === 'herd' ? said.name : named(said)} back`,
  added_subdivision: ({ name }) => `Added subdivision ${name}`,
  added_forage: ({ paddocks }) => `Added forage of ${plural(paddocks, { one: '# paddock', other: '# paddocks' })}`,
  ended_season: ({ name, next }) => (next === null ? `Ended season ${name}` : `Ended season ${name} and began ${next}`),
  drew: ({ name }) => `Drew ${name}`,
  drew_new: ({ name }) => `Drew paddock ${name}`,
  moved_corner: ({ paddocks }) => `Moved a corner of ${paddocks.join(', ')}`,
  removed_corner: ({ paddocks }) => `Removed a corner of ${paddocks.join(', ')}`,
  split: ({ name }) => `Split ${name}`,
  cut_lane: ({ name }) => `Cut a lane through ${name}`,
  merged: ({ paddocks }) => `Merged ${listed(paddocks)}`,
  imported: ({ counts, file }) => `Imported ${kindCountsInWords(counts)}${file === null ? '' : ` from ${file}`}`,
  changed_settings: () => 'Changed the ranch settings',
  set_time_zone: () => 'Set the time zone',
  filled_sample: () => 'Filled the sample ranch',
  founded_ranch: () => 'Founded the ranch',
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
      return `Undid: ${of}`;
    case 'redid':
      return `Redid: ${of}`;
    case 'brought_back': {
      const back = backInWords(said.of);
      return `Brought back${back === null ? `: ${of}` : ` ${back}`}`;
    }
    case 'part':
      return `${of} (part ${said.part} of ${said.parts})`;
    default:
      return null;
  }
}

/** What a person reads of a group. Marks in a name turn nothing around it. */
export const labelInWords = ({ label, said = null }: Labeled): string =>
  withoutDirectionMarks((said === null ? null : saidInWords(said)) ?? label);

/** The words of a group for who cannot read what it says as data, at most 100 code points. */
export function labelOf(said: Said): string {
  const characters = Array.from(saidInWords(said) ?? '');
  return characters.length <= TEXT_MAX ? characters.join('') : `${characters.slice(0, TEXT_MAX - 1).join('')}…`;
}

const saidBy = ({ label, said }: Labeled): Said => said ?? { what: 'labeled', label };

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
  if (said?.what === 'undid') return `Could not be undone: ${labelInWords({ ...group, said: said.of })}`;
  return `Not saved: ${labelInWords(said?.what === 'redid' ? { ...group, said: said.of } : group)}`;
}
