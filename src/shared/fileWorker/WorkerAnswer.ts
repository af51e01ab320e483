/** What a worker is asked that reads one file and needs nothing else. */
export interface FileAsked {
  readonly file: Blob;
}

/** What a worker answers, once: what stands in the files, or a sentence for the person. */
export type WorkerAnswer<Read> = { readonly read: Read } | { readonly problem: string };

/** A part of a long list (or map) of the answer, which comes before it: one long message would hold the page up. */
interface AnswerPiece {
  readonly piece: string;
  readonly items: readonly unknown[];
}

/** What comes over the line: pieces, and the answer without them at the end. `maps` names the lists that are maps. */
export type FromWorker<Read> =
  AnswerPiece | { readonly read: Partial<Read>; readonly maps?: readonly string[] } | { readonly problem: string };
