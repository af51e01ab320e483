import { readPastureMap } from '@domain/formats/pastureMap/readPastureMap';
import { EVENTS_HEADER, grazed, pastureMapSheets, wall } from '@domain/testing/pastureMapSheets';
import { sendInPieces } from '@shared/fileWorker/answerInPieces';
import type { FromWorker } from '@shared/fileWorker/WorkerAnswer';
import { historyOfExports, type ReadHistory } from './historyOfExports';

const HOUR_MS = 3_600_000;
const STAYS = 1_000;

/** A year of a herd that is moved every hour. */
const timeAt = (hour: number) =>
  new Date(wall('2024-01-01 00:00').getTime() + hour * HOUR_MS).toISOString().slice(0, 16);
const rows = Array.from({ length: STAYS }, (_, hour) => [
  ...grazed(timeAt(hour), timeAt(hour + 1), 'Creek', 'Cows', 100, 3_000),
  null,
  null,
  null,
  `note ${hour}`,
  800,
]);
const exported = readPastureMap(pastureMapSheets(EVENTS_HEADER, [{ name: 'Creek', forageLb: 1, rows }]));

it('files come to the page as one history, with both figures, in messages that are short', () => {
  const history = historyOfExports([exported, exported], 'America/Denver');
  expect(history).toMatchObject({ fileCount: 2, timeZones: ['America/Denver'], twice: STAYS });
  expect(history.stays).toHaveLength(STAYS);
  expect(history.compared.map(({ oursLb }) => Math.round(oursLb))).toEqual([STAYS * 125, STAYS * 125]);
  const sent: FromWorker<ReadHistory>[] = [];
  sendInPieces({ read: history }, (message) => sent.push(message));
  expect(sent.length).toBeGreaterThan(STAYS / 200);
  // 200 entries of some 300 characters.
  for (const message of sent) expect(JSON.stringify(message).length).toBeLessThan(100_000);
});
