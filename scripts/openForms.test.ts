import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './buildStamp';

const git = (...args: string[]) => execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).trim().split('\n');
const deleted = new Set(git('ls-files', '--deleted'));
const files = git('ls-files', '--cached', '--others', '--exclude-standard', 'src/*.ts', 'src/*.tsx').filter(
  (file) => !/\.test\.tsx?$/.test(file) && !deleted.has(file),
);
const text = new Map(files.map((file) => [file, readFileSync(join(ROOT, file), 'utf8')]));
const filesWith = (pattern: RegExp) => files.filter((file) => pattern.test(text.get(file) ?? ''));

const FORM = /<(FormDialog|TypedDialog)\b/;
const MECHANISM = /<ChangedBeneath\b/;

/** Forms that edit no record that is there already. */
const NO_RECORD_EDITED: Readonly<Record<string, string>> = {
  'src/features/user/components/AddRanchForm.tsx': 'makes a ranch',
  'src/shared/forms/FormDialog.tsx': 'the dialog itself',
  'src/app/gallery/Messages.tsx': 'shows how dialogs look',
  'src/records/moving/MoveForm.tsx': 'adds moves',
  'src/areas/grazing/plan/draft/DraftDialog.tsx': 'adds planned moves',
  'src/areas/exchange/keys/MakeKeyForm.tsx': 'a key isn’t a record',
  'src/areas/exchange/webhooks/MakeWebhookForm.tsx': 'a webhook isn’t a record',
  'src/areas/settings/components/EndOfRanch.tsx': 'deletes the ranch',
  'src/records/erasing/EraseForm.tsx': 'takes content out of the history',
  'src/areas/herds/forms/AddHerdForm.tsx': 'adds a herd',
  'src/entries/monitoring/PhotoOfPointForm.tsx': 'adds photos of a point',
  'src/areas/grazing/year/AttestForm.tsx': 'adds an attestation, which nobody edits',
  'src/areas/herds/feed/SetDryMatter.tsx': 'chooses among feedings that have no dry matter yet',
  'src/areas/map/editing/DrawnPaddockForm.tsx': 'names a new paddock',
  'src/areas/map/editing/SplitForm.tsx': 'a shape in hand, told by useEditing',
  'src/areas/map/editing/MergeForm.tsx': 'merges the shapes as they are',
  'src/areas/map/editing/LaneForm.tsx': 'a shape in hand, told by useEditing',
};

/** Where records are changed without a form: by one press, made on what is shown at that moment. */
const ONE_PRESS: Readonly<Record<string, string>> = {
  'src/entries/useTaskActs.ts': 'Done, Not done',
  'src/entries/useSaveEntry.ts': 'writes what the forms of entries were opened on',
  'src/photos/photoDraft.ts': 'writes what the forms of entries were opened on',
  'src/records/moving/moveValues.ts': 'photos of a gap that a missed move fills',
  'src/records/removedWhole.ts': 'Delete: photos of several herds’ move go to one that stays',
  'src/records/sagas/setTimeZone.ts': 'the app, once',
  'src/areas/grazing/plan/planValues.ts': 'writes what the form of a planned move was opened on',
  'src/areas/grazing/chart/movedPlan.ts': 'a drag on the chart, told by useMovedPlans',
  'src/areas/exchange/recordsFile/planRecords.ts': 'an import, compared before',
  'src/areas/exchange/shapes/importChanges.ts': 'an import, compared before',
  'src/areas/exchange/bringing/undoImport.ts': 'undo of an import',
  'src/areas/herds/components/EndHerd.tsx': 'Retire, Bring back',
  'src/areas/herds/feed/withDryMatter.ts': 'Set dry matter, of feedings that have none then',
  'src/entries/components/RetireFromList.tsx': 'Retire, Use again',
  'src/entries/organic/confinedByMoves.ts': 'a move back to pasture ends a confinement without an end',
  'src/entries/treating/treatmentChanges.ts': 'the list gets the figures of the form, by “Save and update the product”',
  'src/areas/map/editing/shapeChanges.ts': 'shapes in hand, told by useEditing',
  'src/areas/map/editing/useEditing.ts': 'shapes in hand; writes what the form of a place was opened on',
  'src/areas/map/editing/replacing.ts': 'Split, Merge',
  'src/areas/paddocks/components/EndOfPaddock.tsx': 'Retire, Bring back',
  'src/areas/paddocks/components/PaddockDialogs.tsx': 'writes what its form was opened on',
};

it('D17: every form that edits a record tells what is changed beneath it', () => {
  const without = filesWith(FORM).filter((file) => !MECHANISM.test(text.get(file) ?? ''));
  expect(without.filter((file) => !(file in NO_RECORD_EDITED))).toEqual([]);
  expect(Object.keys(NO_RECORD_EDITED).filter((file) => !without.includes(file))).toEqual([]);
});

it('D17: a form without it changes no record', () => {
  const changing = Object.keys(NO_RECORD_EDITED).filter((file) => /[^\w]changed\(/.test(text.get(file) ?? ''));
  expect(changing).toEqual([]);
});

it('D17: what changes a record is such a form, or one press', () => {
  const changing = filesWith(/(?<!function |\.)\bchanged(<\w+>)?\('?\w/).filter(
    (file) => !MECHANISM.test(text.get(file) ?? ''),
  );
  expect(changing.filter((file) => !(file in ONE_PRESS))).toEqual([]);
});

it('D17: each of those forms is opened on a record somewhere', () => {
  const kinds = ['count', 'transfer', 'herd', 'paddock', 'season', 'ranch', 'plan', 'move', 'place'];
  const opened = filesWith(/<OpenedOn\b/).map((file) => text.get(file) ?? '');
  expect(kinds.filter((kind) => !opened.some((source) => source.includes(`kind="${kind}"`)))).toEqual([]);
  expect(text.get('src/entries/components/EntryDialogs.tsx')).toMatch(/<OpenedOn kind=\{/);
});
