import { photoPaths, PICTURE_SIDES } from '../../grazing/photoPaths';
import { recordPaths } from '../../grazing/recordPaths';
import { figuresAnswer } from '../answers/figuresAnswer';
import type { Operation, Parameters } from '../Operation';
import { ACTOR, RANGE } from '../parameters';

const RANCH = ':ranchUuid';
const DAY = { type: 'string', format: 'date' };
const TYPES = [
  'text/csv',
  'application/json',
  'application/geo+json',
  'application/vnd.google-earth.kml+xml',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
];
const PIECE = { 'content-range': 'Which bytes these are' };

const ASKED = {
  season: { schema: { type: 'string' }, words: 'The uuid of a season; the current one when left out' },
  at: { schema: { type: 'string', format: 'date-time' }, words: 'The moment of the figures; now when left out' },
  from: { schema: DAY, words: 'The first day of the ranch' },
  to: { schema: DAY, words: 'The last day, included' },
  year: { schema: { type: 'integer', minimum: 1900, maximum: 2199 }, words: 'The year of a report' },
} satisfies Parameters;

/** Calls for the files and pictures of a ranch. */
export const fileOperations: readonly Operation[] = [
  {
    call: `GET ${recordPaths.exported(RANCH, ':name')}`,
    mount: 'v1',
    id: 'exportFile',
    tag: 'For other programs',
    summary: 'Download a file of the record or of its figures',
    words: 'name is one of those that the page of keys lists, as paddocks.csv; each has its scope.',
    who: 'see',
    byKey: { scope: 'file', inQuery: true },
    query: { ...ACTOR, ...ASKED },
    headers: RANGE,
    answers: {
      200: { words: 'The file', types: TYPES },
      206: { words: 'A piece of it, by a key alone', types: TYPES, headers: PIECE },
    },
    refusedWith: ['409 other_person', '416 invalid'],
  },
  {
    call: `GET ${recordPaths.figures(RANCH)}`,
    mount: 'v1',
    id: 'readFigures',
    tag: 'For other programs',
    summary: 'Read the figures of paddocks and herds',
    words:
      'The fields of paddocks.csv and herds.csv: acres and lb, unrounded. What is unknown is null, and missing says what it lacks, as {"acres": "acres"}.',
    who: 'see',
    byKey: { scope: 'figures' },
    query: { ...ACTOR, season: ASKED.season, at: ASKED.at },
    answers: { 200: { words: 'Each paddock and each herd by name', schema: figuresAnswer } },
    refusedWith: ['409 other_person'],
  },
  {
    call: `GET ${recordPaths.calendar(RANCH)}`,
    mount: 'v1',
    id: 'readCalendar',
    tag: 'For other programs',
    summary: 'Subscribe to what is planned',
    who: 'see',
    byKey: { scope: 'calendar', inQuery: true },
    query: { ...ACTOR, lang: { schema: { type: 'string' }, words: 'The language of its words, as en' } },
    answers: { 200: { words: 'Plans and tasks', types: ['text/calendar'] } },
    refusedWith: ['409 other_person'],
  },
  {
    call: `GET ${photoPaths.all(RANCH)}`,
    mount: 'v1',
    id: 'exportPhotos',
    tag: 'For other programs',
    summary: 'Download all pictures',
    who: 'see',
    byKey: { scope: 'photos', inQuery: true },
    query: ACTOR,
    answers: { 200: { words: 'The pictures and a list of them', types: ['application/zip'] } },
    refusedWith: ['409 other_person'],
  },
  {
    call: `GET ${photoPaths.picture(RANCH, ':sha256', ':size')}`,
    mount: 'v1',
    id: 'readPicture',
    tag: 'For other programs',
    summary: 'Read a picture',
    words: `size is one of ${Object.keys(PICTURE_SIDES).join(', ')}.`,
    who: 'see',
    byKey: { scope: 'photos' },
    query: ACTOR,
    headers: RANGE,
    answers: {
      200: { words: 'The picture', types: ['image/webp'] },
      206: { words: 'A piece of it', types: ['image/webp'], headers: PIECE },
    },
    refusedWith: ['409 other_person', '416 invalid'],
  },
];
