import { array, number, object, string } from '../../text/yup';

const text = () => string().defined();
const figure = () => number().defined().nullable();
const instant = () => text().nullable();
const uuids = () => array(text()).defined();

/** What a field that is null lacks, by its name. */
const missing = () =>
  object()
    .defined()
    .meta({ json: { type: 'object', additionalProperties: { type: 'string' } } });

const paddock = object({
  name: text(),
  parent: text().nullable(),
  acres: figure(),
  grazeable_acres: figure(),
  state: string().oneOf(['Grazing', 'Ready', 'Resting']).defined(),
  rest_days: figure(),
  grazing_days: figure(),
  forage_lb: figure(),
  ad: figure(),
  ada: figure(),
  aum: figure(),
  last_in: instant(),
  last_out: instant(),
  uuid: text(),
  parent_uuid: text().nullable(),
  missing: missing(),
});

const herd = object({
  name: text(),
  head: figure(),
  average_weight_lb: figure(),
  au: figure(),
  daily_demand_lb: figure(),
  paddocks: text(),
  since: instant(),
  uuid: text(),
  paddock_uuids: uuids(),
  missing: missing(),
});

const season = object({
  uuid: text(),
  name: text(),
  type: text(),
  starts_on: text(),
  ends_on: text().nullable(),
});

/** The answer of `GET figures`. */
export const figuresAnswer = object({
  as_of: text(),
  ranch: object({ uuid: text(), name: text(), time_zone: text().nullable() }).defined(),
  season: season.defined().nullable(),
  paddocks: array(paddock).defined(),
  herds: array(herd).defined(),
});
