import { appPaths } from './paths';

/** A herd's own page. */
export const herdHref = (uuid: string): string => `${appPaths.herds}/${uuid}`;

/** An animal's own page. */
export const animalHref = (uuid: string): string => `${appPaths.herdsAnimals}/${uuid}`;

/** The form of a herd where the ranch has none to move: once it is added, it is offered to be put in the paddock. */
export const addFirstHerdHref = (paddockUuid: string): string =>
  `${appPaths.herds}?form=add-herd&then=move&paddock=${paddockUuid}`;

/** A herd's own page, with the form of a count from an instant on, ms since 1970. */
export const countHref = (uuid: string, from: number): string =>
  `${herdHref(uuid)}?form=count&at=${encodeURIComponent(new Date(from).toISOString())}`;

/** A herd's own page, with the form of animals in or out: that many of a class are sold. */
export const soldHref = (uuid: string, animal: string, head: number): string =>
  `${herdHref(uuid)}?form=transfer&reason=sold&animal=${animal}&head=${head}`;

/** A herd's own page, with the form of a treatment. */
export const treatHref = (uuid: string): string => `${herdHref(uuid)}?form=add-treatment`;

/** A herd's own page, with the form of a weighing. */
export const weighHref = (uuid: string): string => `${herdHref(uuid)}?form=add-weighing`;

/** A paddock's own page. */
export const paddockHref = (uuid: string): string => `${appPaths.paddocks}/${uuid}`;

/** The map with a paddock selected. */
export const mapHref = (uuid: string): string => `${appPaths.map}?paddock=${uuid}`;

/** Close enough for a gate. */
const PLACE_ZOOM = 17;

/** The map around where a photo was taken, in degrees (WGS 84), with its pin. */
export const mapOfPhotoHref = (uuid: string, longitude: number, latitude: number): string =>
  `${appPaths.map}?at=${latitude.toFixed(6)},${longitude.toFixed(6)}&zoom=${PLACE_ZOOM}&pin=${uuid}`;

/** The map, on which a paddock without a shape is to be drawn. */
export const drawHref = (uuid: string): string => `${appPaths.map}?draw=${uuid}`;

/** The record, with the form of the stay that a move began. */
export const stayHref = (moveUuid: string): string => `${appPaths.grazingRecord}?form=edit-stay&move=${moveUuid}`;

/** The paddocks as they were in a season. */
export const seasonHref = (uuid: string): string => `${appPaths.paddocks}?season=${uuid}`;
