/** Paths of the grazing record below `{API_V1}`. They stand apart, so that no page that shows no record loads them. */
export const recordPaths = {
  changes: (ranchUuid: string) => `/ranch/${ranchUuid}/changes`,
  records: (ranchUuid: string) => `/ranch/${ranchUuid}/records`,
  recordHistory: (ranchUuid: string, uuid: string) => `/ranch/${ranchUuid}/records/${uuid}/history`,
  eraseVersion: (ranchUuid: string, uuid: string, revision: number | string) =>
    `/ranch/${ranchUuid}/records/${uuid}/history/${revision}/erase`,
  eraseLabel: (ranchUuid: string, groupUuid: string) => `/ranch/${ranchUuid}/group/${groupUuid}/erase`,
  deleted: (ranchUuid: string) => `/ranch/${ranchUuid}/deleted`,
  imports: (ranchUuid: string) => `/ranch/${ranchUuid}/imports`,
  entered: (ranchUuid: string) => `/ranch/${ranchUuid}/entered`,
  changed: (ranchUuid: string) => `/ranch/${ranchUuid}/changed`,
  seal: (ranchUuid: string) => `/ranch/${ranchUuid}/seal`,
  events: (ranchUuid: string) => `/ranch/${ranchUuid}/events`,
  exported: (ranchUuid: string, name: string) => `/ranch/${ranchUuid}/export/${name}`,
  calendar: (ranchUuid: string) => `/ranch/${ranchUuid}/calendar.ics`,
  fact: (ranchUuid: string, kind: string, externalId: string) => `/ranch/${ranchUuid}/fact/${kind}/${externalId}`,
  keys: (ranchUuid: string) => `/ranch/${ranchUuid}/key`,
  key: (ranchUuid: string, uuid: string) => `/ranch/${ranchUuid}/key/${uuid}`,
  keyMe: (ranchUuid: string) => `/ranch/${ranchUuid}/key/me`,
  keysOn: (ranchUuid: string) => `/ranch/${ranchUuid}/key/on`,
  schema: '/schema',
  openapi: '/openapi.json',
} as const;
