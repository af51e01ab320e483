import { notFound } from './refusals';

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** A route below one ranch. */
export interface RanchRoute {
  Params: { ranchUuid: string };
}

export const isUuid = (text: string): boolean => UUID.test(text);

/** A UUID in a path, in lower case however it is written; what is none names nothing. */
export function readUuid(text: string): string {
  if (!isUuid(text)) throw notFound();
  return text.toLowerCase();
}

/** The ranch that a path names. */
export function readRanchUuid({ ranchUuid }: RanchRoute['Params']): string {
  return readUuid(ranchUuid);
}
