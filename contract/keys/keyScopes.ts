/** What a key opens, a scope each: the tables of `docs/keys.md` name the calls. */
export const KEY_SCOPES = ['figures', 'records', 'photos', 'write', 'calendar'] as const;

export type KeyScope = (typeof KEY_SCOPES)[number];

/** What a key may change of what people and other programs recorded: nothing, or all that its maker may. */
export const KEY_OTHERS = ['own', 'all'] as const;

export type KeyOthers = (typeof KEY_OTHERS)[number];

/**
 * What a key needs to read a file of `export/{name}`. A file that isn't here opens to no key, as `history.jsonl`, which holds
 * what was deleted.
 */
const EXPORT_SCOPES: ReadonlyMap<string, KeyScope> = new Map<string, KeyScope>([
  ['paddocks.csv', 'figures'],
  ['paddocks.geojson', 'figures'],
  ['paddocks.kml', 'figures'],
  ['stays.csv', 'figures'],
  ['herds.csv', 'figures'],
  ['grazing.xlsx', 'figures'],
  ['organic.csv', 'figures'],
  ['ration.csv', 'figures'],
  ['monitoring.csv', 'figures'],
  ['cover.csv', 'figures'],
  ['year.csv', 'figures'],
  ['drought.csv', 'figures'],
  ['records.json', 'records'],
  ['feed.csv', 'records'],
  ['treatments.csv', 'records'],
  ['paddock_treatments.csv', 'records'],
  ['weights.csv', 'records'],
  ['animals.csv', 'records'],
  ['withdrawal.csv', 'records'],
  ['photos.zip', 'photos'],
]);

/** The scope that a file of a ranch asks of a key; null: no key opens it. */
export const scopeOfExport = (name: string): KeyScope | null => EXPORT_SCOPES.get(name) ?? null;
