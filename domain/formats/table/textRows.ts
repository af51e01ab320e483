import Papa from 'papaparse';

/** A row of a table, with the line of the file that it begins on. */
interface TextRow {
  readonly line: number;
  readonly cells: readonly string[];
  /** A quotation mark of it isn't closed: what its cells are, nobody knows. */
  readonly isUnclosed: boolean;
}

export interface TextRows {
  readonly rows: readonly TextRow[];
  readonly delimiter: string;
  /** Of what the file has more than is read; null where all of it was. */
  readonly tooMany: 'rows' | 'columns' | null;
}

export const COLUMNS_MAX = 200;
const CELL_MAX = 4_000;
const DELIMITERS = [',', ';', '\t', '|'];

/** Counts the line breaks of a text as it is gone through. */
function lineCounter(text: string): (until: number) => number {
  let [line, at] = [1, 0];
  return (until) => {
    for (let next = text.indexOf('\n', at); next >= 0 && next < until; next = text.indexOf('\n', at)) {
      line += 1;
      at = next + 1;
    }
    return line;
  };
}

/** The first row of a spreadsheet that says itself what parts its cells: `sep=;`. */
const SEPARATOR = /^"?sep=(.)"?\n/i;

/**
 * The rows of a text of separated values that aren't empty, their cells trimmed and cut after 4,000 characters. Lines may
 * end in any way, cells may be in quotation marks.
 *
 * @param delimiterOf what parts the cells, where the text doesn't say it itself; without it, it is guessed
 */
export function textRows(whole: string, rowsMax: number, delimiterOf?: (text: string) => string): TextRows {
  const plain = whole.replace(/\r\n?/g, '\n');
  const said = SEPARATOR.exec(plain);
  // The line stays, so that lines are counted as the person sees them.
  const text = said === null ? plain : plain.replace(SEPARATOR, '\n');
  const rows: TextRow[] = [];
  const lineAt = lineCounter(text);
  let [from, delimiter] = [0, said?.[1] ?? delimiterOf?.(text) ?? ''];
  let tooMany: TextRows['tooMany'] = null;
  Papa.parse<string[]>(text, {
    delimiter,
    delimitersToGuess: DELIMITERS,
    newline: '\n',
    skipEmptyLines: true,
    step: ({ data, errors, meta }, parser) => {
      while (text[from] === '\n') from += 1;
      const line = lineAt(from);
      from = meta.cursor;
      delimiter = meta.delimiter;
      const cells = data.map((cell) => cell.slice(0, CELL_MAX).trim());
      if (cells.every((cell) => cell === '')) return;
      if (rows.length >= rowsMax) tooMany = 'rows';
      else if (cells.length > COLUMNS_MAX) tooMany = 'columns';
      const isUnclosed = errors.some(({ code }) => code === 'MissingQuotes' || code === 'InvalidQuotes');
      if (tooMany === null) rows.push({ line, cells, isUnclosed });
      else parser.abort();
    },
  });
  return { rows, delimiter, tooMany };
}
