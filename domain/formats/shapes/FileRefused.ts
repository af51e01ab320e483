/** A file that is not read, with the reason in one sentence for the person who chose it. */
export class FileRefused extends Error {
  // eslint-disable-next-line lingui/no-unlocalized-strings -- the name of an error
  override readonly name = 'FileRefused';
}
