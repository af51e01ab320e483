/**
 * Reads CSV as RFC 4180 has it, by rules of its own: rows end with CRLF, and a cell with a comma, a quote or a line break
 * is quoted whole. Throws for anything else.
 */
export function readCsv(text: string): Record<string, string>[] {
  const rows: string[][] = [[]];
  const cell = /"((?:[^"]|"")*)"|([^",\r\n]*)/y;
  let place = 0;
  while (place < text.length) {
    cell.lastIndex = place;
    const [whole, quoted, plain = ''] = cell.exec(text) ?? [''];
    rows.at(-1)?.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
    place += whole.length;
    if (text[place] === ',') {
      place += 1;
      continue;
    }
    if (!text.startsWith('\r\n', place)) throw new Error(`no comma and no end of a row at ${place}`);
    place += 2;
    if (place < text.length) rows.push([]);
  }
  const [columns = [], ...all] = rows;
  return all.map((cells) => {
    if (cells.length !== columns.length) throw new Error(`a row has ${cells.length} cells for ${columns.length}`);
    return Object.fromEntries(columns.map((name, index) => [name, cells[index] ?? '']));
  });
}
