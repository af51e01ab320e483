/** A place in a list that goes by time and, within one moment, by uuid. */
export interface Cursor {
  at: Date;
  uuid: string;
}
