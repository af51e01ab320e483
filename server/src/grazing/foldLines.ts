/** What a line of iCalendar holds at most, in bytes of UTF-8, beside the space that begins a continued one (RFC 5545, 3.1). */
const LINE_BYTES = 74;

/** How many bytes of UTF-8 a sign takes that begins with this unit of UTF-16. */
function bytesOf(unit: number): number {
  if (unit < 0x80) return 1;
  if (unit < 0x800) return 2;
  return unit >= 0xd800 && unit < 0xdc00 ? 4 : 3;
}

function foldLine(line: string): string {
  if (line.length * 3 <= LINE_BYTES || Buffer.byteLength(line) <= LINE_BYTES) return line;
  const pieces: string[] = [];
  let [begin, bytes] = [0, 0];
  for (let at = 0; at < line.length; at += 1) {
    const size = bytesOf(line.charCodeAt(at));
    if (bytes + size > LINE_BYTES) {
      pieces.push(line.slice(begin, at));
      [begin, bytes] = [at, 0];
    }
    bytes += size;
    // The other half of the sign goes with it.
    if (size === 4) at += 1;
  }
  return [...pieces, line.slice(begin)].join('\r\n ');
}

/** Folds the long lines of iCalendar, between signs. Takes a time that grows with the length of the text alone. */
export const foldLines = (text: string): string => text.split('\r\n').map(foldLine).join('\r\n');
