/** A file that is not read, with the reason in one sentence for the person who chose it. */
export class FileRefused extends Error {
  override readonly name = 'FileRefused';
}
