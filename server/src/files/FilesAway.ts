/** Where pictures are can't be reached, or refuses. The message is a sentence for the operator, without secrets. */
export class FilesAway extends Error {
  override name = 'FilesAway';

  /** @param isRefused whether trying again is of no use before a setting or a right was changed */
  constructor(
    message: string,
    readonly isRefused: boolean,
  ) {
    super(message);
  }
}
