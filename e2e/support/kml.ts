type Corner = readonly [longitude: number, latitude: number];

/** A square of land as Google Earth writes it, so many degrees wide, with heights. */
export function placemark(name: string, [west, south]: Corner, size = 0.01): string {
  const ring: Corner[] = [
    [west, south],
    [west + size, south],
    [west + size, south + size],
    [west, south + size],
    [west, south],
  ];
  const coordinates = ring.map(([x, y]) => `${x.toFixed(5)},${y.toFixed(5)},0`).join(' ');
  return `<Placemark><name>${name}</name><Polygon><outerBoundaryIs><LinearRing><coordinates>${coordinates}</coordinates></LinearRing></outerBoundaryIs></Polygon></Placemark>`;
}

/** A file of KML with those placemarks in a folder of a folder. */
export function kmlOf(...placemarks: readonly string[]) {
  const inFolders = `<Folder><name>County</name><Folder><name>Parcels</name>${placemarks.join('')}</Folder></Folder>`;
  const text = `<?xml version="1.0" encoding="UTF-8"?><kml xmlns="http://www.opengis.net/kml/2.2"><Document>${inFolders}</Document></kml>`;
  return { name: 'parcels.kml', mimeType: 'application/vnd.google-earth.kml+xml', buffer: Buffer.from(text) };
}
