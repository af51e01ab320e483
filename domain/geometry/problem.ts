/** Why something cannot be done, in one sentence. Nothing was changed. */
export interface Problem {
  readonly problem: string;
}
