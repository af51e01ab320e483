import { isHex } from './bytes';
import { Chain } from './Chain';
import { Heads, type Said } from './checkHeads';
import { lineFault } from './checkLine';
import { checkPhotos, PhotosHeld } from './checkPhotos';
import { Erasures } from './Erasures';
import { Lists, type List } from './lists';
import { lineOfBrokenHead, readEntry, readFileHead, readHead, type FileHead, type HeadEntry } from './readEntry';
import { readLines, type TextLine } from './readLines';
import type { BytesAt } from './zip';
import { Times } from './Times';
import { words } from './words';

/** A file that is read in pieces from its beginning. */
export interface Pieces {
  readonly bytes: number;
  read(): AsyncIterable<Uint8Array>;
}

export interface Asked {
  readonly history: Pieces;
  /** Seals that the reader kept, with the names of their files. */
  readonly seals: readonly { name: string; text: string }[];
  /** The fingerprint of the key or the whole of it, in hex. */
  readonly key?: string | undefined;
  readonly photos?: BytesAt | undefined;
  /** Told between pieces how much of all bytes has been read; the check goes on when it has ended. */
  onProgress?(done: number, all: number): Promise<void> | void;
}

export interface Report {
  readonly outcome: 'whole' | 'broken' | 'unreadable';
  readonly said: readonly Said[];
  readonly lists: readonly List[];
  /** Of the first line, as this server gave it. */
  readonly file: FileHead | undefined;
  /** The keys by which heads that match are signed. */
  readonly keys: readonly string[];
  /** The number of the last line; undefined without one. */
  readonly end: number | undefined;
  /** By which zone times are told. */
  readonly zone: string;
}

class Walk {
  readonly chain = new Chain();
  readonly erasures = new Erasures();
  readonly photos = new PhotosHeld();
  readonly heads: HeadEntry[] = [];
  readonly lists: Lists;

  constructor(
    readonly file: FileHead,
    readonly times: Times,
  ) {
    this.lists = new Lists(file.people, times);
  }

  /** Takes a line of the file; what is wrong with it, in words. */
  take(text: TextLine): string | undefined {
    const { chain } = this;
    const entry = text === undefined ? undefined : readEntry(text);
    if (entry === undefined) return words.unreadable(lineOfBrokenHead(text ?? '') ?? (chain.last?.n ?? -1) + 1);
    if ('head' in entry) {
      this.heads.push(entry);
      return undefined;
    }
    const fault = lineFault(entry, chain.last);
    if (fault !== undefined) return fault;
    chain.add(entry);
    this.erasures.add(entry);
    this.photos.add(entry);
    this.lists.add(entry);
    return undefined;
  }
}

const refused = (text: string): Report => ({
  outcome: 'unreadable',
  said: [{ kind: 'fault', text }],
  lists: [],
  file: undefined,
  keys: [],
  end: undefined,
  zone: 'UTC',
});

/** Walks through the file until its end or the first fault. */
async function walk(asked: Asked, all: number): Promise<{ walk: Walk; fault: string | undefined } | undefined> {
  let walked: Walk | undefined;
  for await (const { lines, readBytes } of readLines(asked.history.read())) {
    for (const text of lines) {
      if (text?.trim() === '') continue;
      if (walked === undefined) {
        const file = readFileHead(text ?? '');
        if (file === undefined) return undefined;
        walked = new Walk(file, new Times(file.zone));
      } else {
        const fault = walked.take(text);
        if (fault !== undefined) return { walk: walked, fault };
      }
    }
    await asked.onProgress?.(readBytes, all);
  }
  if (walked === undefined) return undefined;
  return { walk: walked, fault: walked.chain.last === undefined ? words.unreadable(0) : undefined };
}

function ofLines({ chain, erasures, times }: Walk): Said[] {
  const later = chain.sealedLater.map(({ from, to, at }) => words.sealedLater(from, to, at, times));
  const erased = erasures.count > 0 ? [words.erased(erasures.count)] : [];
  const { takenOutOf } = erasures;
  return [
    ...[...later, ...erased].map((text): Said => ({ kind: 'note', text })),
    ...(takenOutOf === undefined ? [] : [{ kind: 'fault', text: words.takenOut(takenOutOf) } as const]),
  ];
}

function ofSeals(heads: Heads, seals: Asked['seals']): Said[] {
  if (seals.length === 0) return [{ kind: 'note', text: words.noSeal() }];
  return seals.map(({ name, text }) => {
    const entry = readHead(text.replace(/^\ufeff/, ''));
    return entry === undefined ? { kind: 'fault', text: words.sealUnreadable(name) } : heads.ofSeal(entry);
  });
}

/** Checks a history by the rules of a chain of lines that anyone can compute. It asks nothing of any server. */
export async function checkHistory(asked: Asked): Promise<Report> {
  const { history, seals, key, photos } = asked;
  if (key !== undefined && !isHex(key, 8) && !isHex(key, 32)) return refused(words.wrongKey());
  const all = history.bytes + (photos?.bytes ?? 0);
  const walked = await walk(asked, all);
  if (walked === undefined) return refused(words.noHistory());
  const { file, chain, times, lists } = walked.walk;
  const about = { file, zone: times.zone, end: chain.last?.n };
  if (walked.fault !== undefined)
    return { ...about, outcome: 'broken', said: [{ kind: 'fault', text: walked.fault }], lists: [], keys: [] };
  const heads = new Heads(chain, times);
  for (const head of walked.walk.heads) {
    heads.add(head);
    await asked.onProgress?.(history.bytes, all);
  }
  const said: Said[] = [
    { kind: 'good', text: words.whole((about.end ?? 0) + 1, chain.from, chain.to, times) },
    ...heads.said,
    ...heads.ofKeyLines,
    ...(key === undefined ? [] : heads.ofKey(key)),
    ...ofSeals(heads, seals),
    ...ofLines(walked.walk),
    ...(photos === undefined
      ? []
      : await checkPhotos(walked.walk.photos, photos, (done) => asked.onProgress?.(history.bytes + done, all))),
  ];
  const outcome = said.some(({ kind }) => kind === 'fault') ? 'broken' : 'whole';
  return { ...about, outcome, said, lists: lists.all, keys: heads.keys };
}
