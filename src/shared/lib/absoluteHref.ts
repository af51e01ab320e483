/** An address of a path, or of what has a host already, as other programs need it. */
export const absoluteHref = (address: string): string => new URL(address, location.origin).href;
