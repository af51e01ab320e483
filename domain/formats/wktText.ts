import type { Problem } from '../geometry/problem';
import { t } from '../words';

const WKT = /^\s*(?:SRID=(?<srid>\d+);\s*)?(?<type>POLYGON|MULTIPOLYGON)\s*(?<more>Z|M|ZM)?\s*(?<body>\(.*\))\s*$/is;
const KIND = /^\s*(?:SRID=\d+;\s*)?([A-Z]+)/i;
/** WGS 84, longitude first. */
const SRID = '4326';

const UNREADABLE = t`This WKT cannot be read: POLYGON ((-101.62 41.93, -101.61 41.93, …)) is needed, with all its brackets`;
const OTHER_SRID = t`These coordinates are not in WGS 84: SRID ${SRID} is needed`;

/** Whether a text looks like well-known text. */
export const isWkt = (text: string): boolean => /^(?:SRID=\d+;\s*)?[A-Z]{4,}\s*(?:Z|M|ZM)?\s*(?:\(|EMPTY)/i.test(text);

/** The numbers of one position as a list of JSON, without its measure; undefined if they are not numbers. */
function positionOf(written: string, hasMeasure: boolean): string | undefined {
  const numbers = written.trim().split(/\s+/);
  if (!numbers.every((number) => /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i.test(number))) return undefined;
  return JSON.stringify(numbers.slice(0, hasMeasure ? -1 : undefined).map(Number));
}

/** The coordinates of a POLYGON or MULTIPOLYGON of well-known text (OGC 06-103r4), unchecked; or why there are none. */
export function readWkt(text: string): { readonly type: string; readonly coordinates: unknown } | Problem {
  const { srid, type = '', more = '', body = '' } = WKT.exec(text)?.groups ?? {};
  if (type === '') {
    const kind = KIND.exec(text)?.[1]?.toUpperCase() ?? '';
    return {
      problem: /POLYGON$/.test(kind) ? UNREADABLE : t`A POLYGON or MULTIPOLYGON is needed; this is a ${kind}`,
    };
  }
  if (srid !== undefined && srid !== SRID) return { problem: OTHER_SRID };
  let bad = -1;
  const json = body.replace(/[^(),]+/g, (written, at: number) => {
    if (written.trim() === '') return '';
    const position = positionOf(written, /M/i.test(more));
    if (position === undefined && bad < 0) bad = at + written.search(/\S/);
    return position ?? 'null';
  });
  if (bad >= 0) {
    const lines = text.slice(0, text.lastIndexOf(body) + bad).split('\n').length;
    return { problem: t`Line ${lines}: positions of WKT are two numbers, the longitude before the latitude` };
  }
  try {
    const name = type.toUpperCase() === 'POLYGON' ? 'Polygon' : 'MultiPolygon';
    const coordinates: unknown = JSON.parse(json.replaceAll('(', '[').replaceAll(')', ']'));
    return { type: name, coordinates };
  } catch {
    return { problem: UNREADABLE };
  }
}
