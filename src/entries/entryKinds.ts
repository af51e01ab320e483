import type { ComponentType } from 'react';
import { rulesOf } from '@contract/grazing/records';
import { plural, t } from '@domain/words';
import type { PersonsUnits } from '@features/user/usePersonsUnits';
import { animalName } from '@records/animalName';
import { ANIMAL_NAMES } from '@records/herdWords';
import type { DataOf, Held, Kind } from '@records/index';
import { latePart } from '@shared/components/latePart';
import { wordOf } from '@shared/lib/wording';
import { inUnit, numberInWords } from '@shared/units/units';
import type { EntryFormProps, Subject } from './entryForm';
import { FeedForm } from './forms/FeedForm';
import { ForageForm } from './forms/ForageForm';
import { MarkForm } from './forms/MarkForm';
import { NoteForm } from './forms/NoteForm';
import { RainForm } from './forms/RainForm';
import { TaskForm } from './forms/TaskForm';
import { FEED_IN_WORDS } from './inWords';

/** Kinds that have pages or forms of their own elsewhere. Any other kind is an entry, and has its line in `ENTRY_KINDS`. */
type KindElsewhere =
  'ranch' | 'season' | 'paddock' | 'herd' | 'count' | 'transfer' | 'move' | 'plan' | 'place' | 'photo' | 'attestation';

export type EntryKind = Exclude<Kind, KindElsewhere>;

/** What a line of the card says: the first text in bold, the others after its date. Empty texts are left out. */
type LineOf<K extends Kind> = (data: DataOf<K>, units: PersonsUnits) => readonly [string, ...string[]];

interface EntryKindMeta<K extends Kind> {
  readonly form: ComponentType<EntryFormProps<K>>;
  /** What adds one, and the form of one that is changed, are called. */
  readonly titles: readonly [add: string, edit: string];
  /** The field that an entry is called by, or how; null: it is called by what it is about, as in "feed of Cows". */
  readonly namedBy: (keyof DataOf<K> & string) | ((data: DataOf<K>) => string) | null;
  /** How it is listed on the pages of paddocks, herds and the ranch; null for a kind that has a card of its own. */
  readonly line:
    (DataOf<K> extends { at: string } ? LineOf<K> : 'An entry that is listed needs `at: instant()`') | null;
  /** Whether one may be about the whole ranch, with neither a paddock nor a herd. */
  readonly isOfRanch?: true;
}

/** "800 lb/ac to graze this season" */
function forageInWords(amount: string, measure: DataOf<'forage'>['measure']): string {
  switch (measure) {
    case 'season_estimate':
      return t`${amount} to graze this season`;
    case 'standing':
      return t`${amount} standing`;
    case 'residual':
      return t`${amount} left after grazing`;
    default:
      return t`${amount} Other`;
  }
}

type MoreOfFeed = Pick<DataOf<'feed'>, 'dm_percent' | 'animal' | 'days'>;

/** "Hay, 1,200 lb put out" */
function feedInWords(feed: string, amount: string, use: DataOf<'feed'>['use']): string {
  switch (use) {
    case 'put_out':
      return t`${feed}, ${amount} put out`;
    case 'eaten':
      return t`${feed}, ${amount} eaten`;
    default:
      return t`${feed}, ${amount} other`;
  }
}

const AnimalForm = latePart(() => import(/* webpackChunkName: "animals" */ './animals/AnimalForm'));
/** "88 % dry matter", "for steers", "lasts 4 days", as far as it was said. */
export function moreOfFeed({ dm_percent: percent, animal, days }: MoreOfFeed): string[] {
  const dry = percent === null ? '' : numberInWords(percent, 1);
  const who = animal === null ? '' : wordOf(ANIMAL_NAMES, animal);
  return [
    dry === '' ? '' : t`${dry} % dry matter`,
    who === '' ? '' : t`For: ${who}`,
    days === null ? '' : plural(days, { one: 'Lasts # day', other: 'Lasts # days' }),
  ];
}

const KeyAreaForm = latePart(() => import(/* webpackChunkName: "monitoringForms" */ './monitoring/KeyAreaForm'));
const PhotoPointForm = latePart(() => import(/* webpackChunkName: "monitoringForms" */ './monitoring/PhotoPointForm'));
const TransectForm = latePart(() => import(/* webpackChunkName: "monitoringForms" */ './monitoring/TransectForm'));
const TransectReadingForm = latePart(
  () => import(/* webpackChunkName: "monitoringForms" */ './monitoring/TransectReadingForm'),
);
const UseReadingForm = latePart(() => import(/* webpackChunkName: "monitoringForms" */ './monitoring/UseReadingForm'));
const FeedstuffForm = latePart(() => import('./feeding/FeedstuffForm'));
const ProductForm = latePart(() => import(/* webpackChunkName: "treating" */ './treating/ProductForm'));
const TreatForm = latePart(() => import(/* webpackChunkName: "treating" */ './treating/TreatForm'));
const TreatPaddockForm = latePart(() => import('./paddockTreating/TreatPaddockForm'));
const TriggerForm = latePart(() => import(/* webpackChunkName: "drought" */ './drought/TriggerForm'));
const DecisionForm = latePart(() => import(/* webpackChunkName: "drought" */ './drought/DecisionForm'));
const UnitForm = latePart(() => import('./landUnits/UnitForm'));
const WeighForm = latePart(() => import(/* webpackChunkName: "weighing" */ './weighing/WeighForm'));

const ConfineForm = latePart(() => import(/* webpackChunkName: "confining" */ './organic/ConfineForm'));
const DemandForm = latePart(() => import(/* webpackChunkName: "organicForms" */ './organic/DemandForm'));
const GrazingSeasonForm = latePart(() => import(/* webpackChunkName: "organicForms" */ './organic/GrazingSeasonForm'));

const ENTRY_KINDS = {
  forage: {
    form: ForageForm,
    titles: [t`Add forage`, t`Edit forage`],
    namedBy: null,
    line: ({ lb_per_acre, measure, method, note }, units) => [
      forageInWords(inUnit(lb_per_acre, units.yield), measure),
      method,
      note,
    ],
  },
  feed: {
    form: FeedForm,
    titles: [t`Add feed`, t`Edit feed`],
    namedBy: null,
    line: ({ lb, what, use, note, ...more }, units) => [
      feedInWords(wordOf(FEED_IN_WORDS, what), inUnit(lb, units.weight), use),
      ...moreOfFeed(more),
      note,
    ],
  },
  note: {
    form: NoteForm,
    titles: [t`Add note`, t`Edit note`],
    namedBy: null,
    line: ({ text }) => [text],
    isOfRanch: true,
  },
  mark: { form: MarkForm, titles: [t`Add mark`, t`Edit mark`], namedBy: null, line: null },
  rain: { form: RainForm, titles: [t`Add rain`, t`Edit rain`], namedBy: 'on', line: null },
  task: { form: TaskForm, titles: [t`Add task`, t`Edit task`], namedBy: 'title', line: null },
  product: { form: ProductForm, titles: [t`Add product`, t`Edit product`], namedBy: 'name', line: null },
  treatment: { form: TreatForm, titles: [t`Treat`, t`Edit treatment`], namedBy: null, line: null },
  paddock_treatment: {
    form: TreatPaddockForm,
    titles: [t`Treat paddock`, t`Edit treatment`],
    namedBy: null,
    line: null,
  },
  weighing: { form: WeighForm, titles: [t`Weigh`, t`Edit weighing`], namedBy: null, line: null },
  feedstuff: {
    form: FeedstuffForm,
    titles: [t`Add to the list of feeds`, t`Edit in the list of feeds`],
    namedBy: 'name',
    line: null,
  },
  unit: {
    form: UnitForm,
    titles: [t`Add land reported together`, t`Edit land reported together`],
    namedBy: 'name',
    line: null,
  },
  key_area: { form: KeyAreaForm, titles: [t`Add key area`, t`Edit key area`], namedBy: 'name', line: null },
  use_reading: { form: UseReadingForm, titles: [t`Add reading`, t`Edit reading`], namedBy: null, line: null },
  photo_point: {
    form: PhotoPointForm,
    titles: [t`Add photo point`, t`Edit photo point`],
    namedBy: 'name',
    line: null,
  },
  transect: { form: TransectForm, titles: [t`Add transect`, t`Edit transect`], namedBy: 'name', line: null },
  transect_reading: {
    form: TransectReadingForm,
    titles: [t`Add transect reading`, t`Edit transect reading`],
    namedBy: null,
    line: null,
  },
  trigger: {
    form: TriggerForm,
    titles: [t`Add a day to decide`, t`Edit a day to decide`],
    namedBy: 'name',
    line: null,
  },
  decision: { form: DecisionForm, titles: [t`Decide`, t`Edit the decision`], namedBy: null, line: null },
  animal: { form: AnimalForm, titles: [t`Add animal`, t`Edit animal`], namedBy: animalName, line: null },
  confinement: { form: ConfineForm, titles: [t`Confine`, t`Edit confinement`], namedBy: null, line: null },
  grazing_season: {
    form: GrazingSeasonForm,
    titles: [t`Add grazing season`, t`Edit grazing season`],
    namedBy: 'starts_on',
    line: null,
  },
  demand: {
    form: DemandForm,
    titles: [t`Add dry matter demand`, t`Edit dry matter demand`],
    namedBy: ({ animal }) => wordOf(ANIMAL_NAMES, animal),
    line: null,
  },
} satisfies { readonly [K in EntryKind]: EntryKindMeta<K> };

/** The kinds that are listed together. */
export type ListedKind = {
  [K in EntryKind]: (typeof ENTRY_KINDS)[K]['line'] extends null ? never : K;
}[EntryKind];

export type ListedEntry<K extends ListedKind = ListedKind> = {
  [Each in K]: { readonly kind: Each; readonly record: Held<DataOf<Each>> };
}[K];

/**
 * The dialogs that `EntryDialogs` draws: `edit-…` and the history of the one that `entry` in the address names, and the photo
 * that `photo` does.
 */
export type EntryDialog = `${'add' | 'edit'}-${EntryKind}` | 'history' | 'photo' | 'another-dose' | 'photo-of-point';
export type OpenEntryDialog = (dialog: EntryDialog, params?: Readonly<Record<string, string>>) => void;

/** In the address of a photo: it is shown among all of its place or herd, not among those of its entry alone. */
export const ALL_THERE = { among: 'all' } as const;

const METAS: { readonly [K in EntryKind]: EntryKindMeta<K> } = ENTRY_KINDS;
const LINES: { readonly [K in ListedKind]: { readonly line: LineOf<K> } } = ENTRY_KINDS;

const KINDS = Object.keys(ENTRY_KINDS) as EntryKind[];
const isListed = (kind: EntryKind): kind is ListedKind => ENTRY_KINDS[kind].line !== null;
export const LISTED_KINDS: readonly ListedKind[] = KINDS.filter(isListed);

/** The kind that the name of a dialog is about; undefined where it is about no entry. */
export const entryKindOf = (dialog: string): EntryKind | undefined =>
  KINDS.find((kind) => dialog === `add-${kind}` || dialog === `edit-${kind}`);

export const formOf = <K extends EntryKind>(kind: K): ComponentType<EntryFormProps<K>> => METAS[kind].form;

/** What adds one of a kind, and the form of a new one, are called: "Add note". */
export const addTitle = (kind: EntryKind): string => METAS[kind].titles[0];
export const editTitle = (kind: EntryKind): string => METAS[kind].titles[1];

/** What an entry is called. @param about what the thing that it is about is called */
export function entryName<K extends EntryKind>(kind: K, data: DataOf<K>, about: string): string {
  const { namedBy } = METAS[kind];
  if (typeof namedBy === 'function') return namedBy(data);
  return namedBy === null ? about : String(data[namedBy]);
}

/** What a line says of an entry: its title, and the rest of it. */
export const lineOf = <K extends ListedKind>({ kind, record }: ListedEntry<K>, units: PersonsUnits) =>
  LINES[kind].line(record.data, units);

/** The kinds that can be added where something is shown: those that can name it. */
export const offeredKinds = ({ paddockUuid, herdUuid }: Partial<Subject>): readonly ListedKind[] =>
  LISTED_KINDS.filter((kind) => {
    if (paddockUuid !== undefined) return 'paddock_uuid' in rulesOf(kind);
    return herdUuid === undefined ? METAS[kind].isOfRanch === true : 'herd_uuid' in rulesOf(kind);
  });
