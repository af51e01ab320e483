import { asText, History, type Version } from './History';

export const MOVE = '00000000-0000-4000-8000-000000000021';

export const move = (at: string, note = ''): Version => ({
  kind: 'move',
  uuid: MOVE,
  data: { herd_uuid: '00000000-0000-4000-8000-000000000010', at, paddock_uuids: [], planned_days: 3.5, note },
});

/** A history of seven lines: a paddock, a move, an edit, a deletion; and a head. */
export function aRanch(ranch?: string): History {
  const paddock = { kind: 'paddock', data: { name: 'Creek', acres: 38.25, note: 'Zaun an der Süd\u00adseite' } };
  return new History(ranch)
    .group({ text: 'Added Creek', versions: [paddock, { kind: 'herd', data: { name: 'Cows' } }] })
    .group({ versions: [move('2026-04-03T06:45:00.000Z', 'gate by the oak')] })
    .group({
      text: 'Set rain',
      said: { code: 'set', params: { kind: 'rain' } },
      versions: [{ kind: 'rain', data: { inches: 1e-7, on: '2026-04-04' } }],
    })
    .group({ text: 'Nothing', revision: null })
    .group({ text: 'Edited move', versions: [move('2026-04-03T06:45:00.000Z', 'gate by the creek')] })
    .group({ text: 'Deleted move', versions: [{ kind: 'move', uuid: MOVE, data: null }] })
    .head();
}

/** A history with all that the file can have, as a text in which each sign is one byte. */
export function asciiRanch(): string {
  const history = aRanch()
    .erase(2, 'change')
    .erase(3, 'label')
    .rotate()
    .group({ sealed_at: '2026-12-01T18:00:00.000Z' })
    .head();
  return asText(history.file).replace(
    /[^\0-\x7f]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
