import { strToU8, zipSync } from 'fflate';

/** Other values are left out. */
type Cell = unknown;
interface Sheet {
  readonly sheet: string;
  readonly data: readonly (readonly Cell[])[];
  /** A cell with a number far below and right of the others: "XFD1048576". */
  readonly far?: string;
}

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const MAIN = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
const REL = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const DAY_MS = 86_400_000;

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** A date as the days since 1900 that a workbook counts, with the style of a date. */
const serial = (date: Date) => (date.getTime() - Date.UTC(1899, 11, 30)) / DAY_MS;

function cellXml(cell: Cell, row: number, column: number): string {
  const at = `r="${String.fromCharCode(65 + column)}${row}"`;
  if (typeof cell === 'string') return `<c ${at} t="inlineStr"><is><t>${escaped(cell)}</t></is></c>`;
  if (typeof cell === 'number') return `<c ${at}><v>${cell}</v></c>`;
  return cell instanceof Date ? `<c ${at} s="1"><v>${serial(cell)}</v></c>` : '';
}

const farXml = (place: string) => `<row r="${place.replace(/\D/g, '')}"><c r="${place}"><v>1</v></c></row>`;

const sheetXml = ({ data, far }: Sheet) =>
  `${XML}<worksheet ${MAIN}><sheetData>${data
    .map((row, index) => `<row r="${index + 1}">${row.map((cell, at) => cellXml(cell, index + 1, at)).join('')}</row>`)
    .join('')}${far === undefined ? '' : farXml(far)}</sheetData></worksheet>`;

/** A workbook (.xlsx) of up to 26 columns, as small as one can be. */
export function workbook(sheets: readonly Sheet[]): Buffer {
  const each = <T>(write: (sheet: Sheet, number: number) => T) => sheets.map((sheet, index) => write(sheet, index + 1));
  const part = (name: string, type: string) =>
    `<Override PartName="${name}" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.${type}+xml"/>`;
  const files: Record<string, string> = {
    '[Content_Types].xml':
      `${XML}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">` +
      '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
      '<Default Extension="xml" ContentType="application/xml"/>' +
      part('/xl/workbook.xml', 'sheet.main') +
      part('/xl/styles.xml', 'styles') +
      each((_sheet, number) => part(`/xl/worksheets/sheet${number}.xml`, 'worksheet')).join('') +
      '</Types>',
    '_rels/.rels':
      `${XML}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">` +
      `<Relationship Id="rId1" Type="${REL}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml':
      `${XML}<workbook ${MAIN} xmlns:r="${REL}"><sheets>` +
      each(({ sheet }, number) => `<sheet name="${escaped(sheet)}" sheetId="${number}" r:id="rId${number}"/>`).join(
        '',
      ) +
      '</sheets></workbook>',
    'xl/_rels/workbook.xml.rels':
      `${XML}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">` +
      each(
        (_sheet, number) =>
          `<Relationship Id="rId${number}" Type="${REL}/worksheet" Target="worksheets/sheet${number}.xml"/>`,
      ).join('') +
      `<Relationship Id="rId${sheets.length + 1}" Type="${REL}/styles" Target="styles.xml"/></Relationships>`,
    'xl/styles.xml':
      `${XML}<styleSheet ${MAIN}><fonts count="1"><font/></fonts><fills count="1"><fill/></fills>` +
      '<borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs>' +
      '<cellXfs count="2"><xf numFmtId="0"/><xf numFmtId="22" applyNumberFormat="1"/></cellXfs></styleSheet>',
    ...Object.fromEntries(each((sheet, number) => [`xl/worksheets/sheet${number}.xml`, sheetXml(sheet)])),
  };
  return Buffer.from(zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)]))));
}
