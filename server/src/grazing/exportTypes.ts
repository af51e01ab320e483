/** What `GET figures` answers, which threads write as they write files. */
export const FIGURES = 'figures';

const CSV = 'text/csv; charset=utf-8';

/** The media types of the files of figures, by their names. They are apart from what writes the files, which threads load. */
export const EXPORT_TYPES: ReadonlyMap<string, string> = new Map([
  ['paddocks.csv', CSV],
  ['stays.csv', CSV],
  ['herds.csv', CSV],
  ['feed.csv', CSV],
  ['treatments.csv', CSV],
  ['paddock_treatments.csv', CSV],
  ['weights.csv', CSV],
  ['animals.csv', CSV],
  ['withdrawal.csv', CSV],
  ['organic.csv', CSV],
  ['ration.csv', CSV],
  ['monitoring.csv', CSV],
  ['cover.csv', CSV],
  ['year.csv', CSV],
  ['drought.csv', CSV],
  ['paddocks.geojson', 'application/geo+json'],
  ['paddocks.kml', 'application/vnd.google-earth.kml+xml'],
  ['grazing.xlsx', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
]);
