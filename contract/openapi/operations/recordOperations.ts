import { changedSchema } from '../../grazing/changed';
import { changesCallSchema } from '../../grazing/changes';
import { enteredSchema } from '../../grazing/entered';
import { recordPaths } from '../../grazing/recordPaths';
import { CHANGES_MAX, GROUPS_MAX, RECORDS_PAGE_MAX } from '../../http/limits';
import { changesAnswer, importsAnswer, recordsAnswer, deletedAnswer, historyAnswer } from '../answers/recordAnswers';
import { factAnswerSchema, factBodySchema } from '../../keys/fact';
import type { Operation, Parameters, RefusedWith } from '../Operation';
import { ACTOR, CURSOR } from '../parameters';

const RANCH = ':ranchUuid';
const DAY = { type: 'string', format: 'date' };

/** A year of the ranch, and the line of its chain to begin behind. */
const OF_YEAR: Parameters = {
  year: { schema: { type: 'integer', minimum: 1900, maximum: 2199 }, words: 'The year; this one when left out' },
  since: { schema: { type: 'integer', minimum: 0 }, words: 'The number of a line of the chain' },
};

const A_HERD = {
  name: 'Pairs',
  color: '#229959',
  retired_at: null,
  note: '',
};

/** What a fact is refused with as a change of the record is. */
const FACT_REFUSALS: readonly RefusedWith[] = [
  '404 not_found',
  '409 changed_meanwhile',
  '409 in_use',
  '422 unknown_reference',
  '422 in_future',
  '422 ranch_full',
  '429 too_many',
];

/** Calls that change the record of a ranch and read it. */
export const recordOperations: readonly Operation[] = [
  {
    call: `POST ${recordPaths.changes(RANCH)}`,
    mount: 'v1',
    id: 'sendChanges',
    tag: 'For other programs',
    summary: 'Change the record, in groups',
    words: `Each group is applied whole or refused whole, once however often it comes. At most ${GROUPS_MAX} groups and ${CHANGES_MAX} changes. Each change is judged with its group. A key sends no file_of.`,
    who: 'see',
    byKey: { scope: 'write' },
    query: {
      ...ACTOR,
      file_of: {
        schema: { type: 'string', format: 'uuid' },
        words: 'From whose device’s file of changes the groups were read',
      },
    },
    body: {
      schema: changesCallSchema,
      example: {
        schema: 5,
        sent_at: '2026-05-01T12:00:00.000Z',
        groups: [
          {
            uuid: '5b2e6f0c-3d0f-4a8e-9c53-0f8d1c1b7a11',
            at: '2026-05-01T12:00:00.000Z',
            label: 'Added a herd',
            import_uuid: null,
            changes: [{ kind: 'herd', uuid: '0d6f3c1e-6a43-4f0b-8d0b-6b1f7a2c9e21', base: null, data: A_HERD }],
          },
        ],
      },
    },
    answers: { 200: { words: 'One result a group, in their order', schema: changesAnswer } },
    refusedWith: ['409 clock', '409 other_person', '426 too_old', '429 too_many'],
  },
  {
    call: `PUT ${recordPaths.fact(RANCH, ':kind', ':externalId')}`,
    mount: 'v1',
    id: 'putFact',
    tag: 'For other programs',
    summary: 'Write one fact by a name of your own',
    words:
      'The body has the fields of the kind. The same name of the same source is one record, however often it is sent. Fields that may be null or empty may be left out; at left out is now, and has to be sent the second time. 409 changed_meanwhile has the record as it is.',
    who: 'key',
    byKey: { scope: 'write' },
    body: { schema: factBodySchema, example: { on: '2026-04-20', inches: 0.4 } },
    answers: {
      200: { words: 'The fact is so now', schema: factAnswerSchema },
      201: { words: 'The fact was made', schema: factAnswerSchema },
    },
    refusedWith: FACT_REFUSALS,
  },
  {
    call: `DELETE ${recordPaths.fact(RANCH, ':kind', ':externalId')}`,
    mount: 'v1',
    id: 'deleteFact',
    tag: 'For other programs',
    summary: 'Delete a fact of your own',
    who: 'key',
    byKey: { scope: 'write' },
    answers: { 204: { words: 'The fact is gone' } },
    refusedWith: FACT_REFUSALS,
  },
  {
    call: `GET ${recordPaths.records(RANCH)}`,
    mount: 'v1',
    id: 'readRecords',
    tag: 'For other programs',
    summary: 'Read the record, all of it or what has changed since',
    words:
      'Without since all that isn’t deleted; with it also what was deleted. 409 reset: read again from the start. Ask again with next as since.',
    who: 'see',
    byKey: { scope: 'records' },
    query: {
      ...ACTOR,
      since: { schema: { type: 'integer' }, words: 'next of the page before' },
      epoch: { schema: { type: 'string' }, words: 'epoch of the page before' },
      limit: {
        schema: { type: 'integer', minimum: 1, maximum: RECORDS_PAGE_MAX },
        words: 'Most records of the page; a revision is never split',
      },
    },
    answers: { 200: { words: 'A page, by revision', schema: recordsAnswer } },
    refusedWith: ['409 reset', '409 other_person'],
  },
  {
    call: `GET ${recordPaths.events(RANCH)}`,
    mount: 'v1',
    id: 'followRevisions',
    tag: 'For other programs',
    summary: 'Follow how far the record is',
    words:
      'Server-Sent Events by the name of revision, with {epoch, head} as data: at once, and whenever the record grows.',
    who: 'see',
    byKey: { scope: 'records' },
    query: ACTOR,
    answers: { 200: { words: 'A stream that stays open', types: ['text/event-stream'] } },
    refusedWith: ['409 other_person', '429 too_many'],
  },
  {
    call: `GET ${recordPaths.recordHistory(RANCH, ':uuid')}`,
    mount: 'v1',
    id: 'readHistory',
    tag: 'The app’s own',
    summary: 'Read all versions of a record, newest first',
    who: 'see',
    query: {
      ...ACTOR,
      ...CURSOR,
      related: { schema: { type: 'boolean' }, words: 'Whether what names the record is told too' },
    },
    answers: { 200: { words: 'A page of versions', schema: historyAnswer } },
    refusedWith: ['409 other_person'],
  },
  {
    call: `GET ${recordPaths.deleted(RANCH)}`,
    mount: 'v1',
    id: 'readDeleted',
    tag: 'The app’s own',
    summary: 'List what was deleted lately',
    who: 'see',
    query: { ...ACTOR, ...CURSOR },
    answers: { 200: { words: 'Group by group, the latest first', schema: deletedAnswer } },
    refusedWith: ['409 other_person'],
  },
  {
    call: `GET ${recordPaths.imports(RANCH)}`,
    mount: 'v1',
    id: 'readImports',
    tag: 'The app’s own',
    summary: 'List the last imports',
    who: 'see',
    query: { ...ACTOR, unfinished: { schema: { type: 'boolean' }, words: 'Only what was left half way' } },
    answers: { 200: { words: 'The last 30, the latest first', schema: importsAnswer } },
    refusedWith: ['409 other_person'],
  },
  {
    call: `GET ${recordPaths.entered(RANCH)}`,
    mount: 'v1',
    id: 'readEntered',
    tag: 'The app’s own',
    summary: 'Read how counts, transfers and moves came',
    who: 'see',
    query: {
      ...ACTOR,
      from: { schema: DAY, words: 'The first day of the ranch' },
      to: { schema: DAY, words: 'The last day, included' },
    },
    answers: { 200: { words: 'Each with its uuid and mark', schema: enteredSchema } },
    refusedWith: ['409 other_person'],
  },
  {
    call: `GET ${recordPaths.changed(RANCH)}`,
    mount: 'v1',
    id: 'countChanged',
    tag: 'The app’s own',
    summary: 'Count the entries of a year that were written behind a line of the chain',
    who: 'see',
    query: { ...ACTOR, ...OF_YEAR },
    answers: { 200: { words: 'How many', schema: changedSchema } },
    refusedWith: ['409 other_person'],
  },
];
