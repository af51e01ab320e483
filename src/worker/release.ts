/** What `sw.js` knows of the release it belongs to. The build writes it there (`scripts/workerFiles.ts`). */
export interface Release {
  /** The first 16 hexadecimal digits of the SHA-256 of its lists. */
  readonly build: string;
  /** By language. */
  readonly lists: Readonly<Record<string, ListOfFiles>>;
}

/** Where the list of a language's files is, and by what it is known to be that list and no other. */
export interface ListOfFiles {
  readonly path: string;
  /** As `integrity` has it: `sha256-` and base64. */
  readonly integrity: string;
  /** The script that `app.html` of this build and language names. */
  readonly main: string;
}

/** The list itself: by path, the SHA-256 of each file in base64. */
export type Files = Readonly<Record<string, string>>;

/** The list of a language, or of the first where this release does not speak it. */
export function listFor({ lists }: Release, language: string): ListOfFiles {
  const list = Object.hasOwn(lists, language) ? lists[language] : Object.values(lists)[0];
  if (list === undefined) throw new Error('The build has named no files to be kept');
  return list;
}
