/** Land that is reported together, from a day to another (YYYY-MM-DD in the ranch's zone); without `ends_on` it lasts on. */
export interface LandUnitData {
  readonly name: string;
  readonly paddock_uuids: readonly string[];
  readonly starts_on: string;
  readonly ends_on: string | null;
}

/** What somebody put their name to about a year, of a unit or (null) of the ranch, and the line of the chain it was made on. */
export interface AttestationData {
  readonly year: number;
  readonly unit_uuid: string | null;
  readonly text: string;
  readonly name: string;
  readonly at: string;
  readonly chain_n: number;
  readonly line_sha256: string;
}
