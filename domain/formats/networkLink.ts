/* eslint-disable lingui/no-unlocalized-strings -- signs of XML */
const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
/* eslint-enable lingui/no-unlocalized-strings */

const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => ESCAPES[sign] ?? sign);

/**
 * A KML file (OGC KML 2.2, 14.2) that holds nothing but an address: Google Earth opens it once, and then asks the address
 * again every few seconds.
 */
export function networkLinkKml({ name, href, everySeconds }: { name: string; href: string; everySeconds: number }) {
  // eslint-disable-next-line lingui/no-unlocalized-strings -- it is KML
  return `<?xml version="1.0" encoding="UTF-8"?>
<kml xmlns="http://www.opengis.net/kml/2.2">
  <NetworkLink>
    <name>${escaped(name)}</name>
    <Link>
      <href>${escaped(href)}</href>
      <refreshMode>onInterval</refreshMode>
      <refreshInterval>${everySeconds}</refreshInterval>
    </Link>
  </NetworkLink>
</kml>
`;
}
