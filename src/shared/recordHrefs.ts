import { appPaths } from './paths';

/** A herd's own page. */
export const herdHref = (uuid: string): string => `${appPaths.herds}/${uuid}`;

/** A paddock's own page. */
export const paddockHref = (uuid: string): string => `${appPaths.paddocks}/${uuid}`;

/** The record, with the form of the stay that a move began. */
export const stayHref = (moveUuid: string): string => `${appPaths.grazingRecord}?form=edit-stay&move=${moveUuid}`;

/** The paddocks as they were in a season. */
export const seasonHref = (uuid: string): string => `${appPaths.paddocks}?season=${uuid}`;
