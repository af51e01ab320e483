import { byText, type Entry } from '../../grazing/records';

/** What an id is called, among records with a name; empty where there is none of that id. */
export function namesOf(entries: readonly Entry<{ readonly name: string }>[]): (uuid: string) => string {
  const names = new Map(entries.map(({ uuid, data }) => [uuid, data.name]));
  return (uuid) => names.get(uuid) ?? '';
}

interface Row {
  readonly at: number;
  readonly uuid: string;
}

/** Rows with the name that they go by, by that name, then by time. */
export const byNameThenTime = <Source extends Row>(
  rows: readonly Source[],
  nameOf: (row: Source) => string,
): (Source & { readonly name: string })[] =>
  rows
    .map((row) => ({ ...row, name: nameOf(row) }))
    .sort((one, other) => byText(one.name, other.name) || one.at - other.at || byText(one.uuid, other.uuid));
