import { notFound } from '../http/refusals';

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** A route below one ranch. */
export interface RanchRoute {
  Params: { ranchUuid: string };
}

/** The ranch that a path names; what is no UUID names none. */
export function readRanchUuid({ ranchUuid }: RanchRoute['Params']): string {
  if (!UUID.test(ranchUuid)) throw notFound();
  return ranchUuid;
}
