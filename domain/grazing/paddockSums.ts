import { Sum, sum, type Figure } from './figure';
import { livesAt, type Land } from './land';
import type { PaddockFigures } from './paddockFigures';

/** Sums over paddocks without a parent, retired ones too; acres and forage left of those that live. */
export interface PaddockSums {
  /** How many live. */
  readonly living: number;
  readonly acres: Figure;
  readonly grossLb: Figure;
  readonly netLb: Figure;
  readonly forageLeftLb: Figure;
}

type ByPaddock = ReadonlyMap<string, PaddockFigures>;

function sumsOf(block: readonly Land[], paddocks: ByPaddock, at: number): PaddockSums {
  const [acres, gross, net, forageLeft] = [new Sum(), new Sum(), new Sum(), new Sum()];
  let living = 0;
  for (const land of block) {
    const figures = paddocks.get(land.uuid);
    if (figures === undefined) continue;
    gross.add(figures.gross.forageLb);
    net.add(figures.net.forageLb);
    if (!livesAt(land, at)) continue;
    living += 1;
    acres.add(land.acres);
    forageLeft.add(figures.forageLeftLb);
  }
  return { living, acres: acres.figure, grossLb: gross.figure, netLb: net.figure, forageLeftLb: forageLeft.figure };
}

const BLOCK = 128;

const blocksByLands = new WeakMap<ReadonlyMap<string, Land>, readonly (readonly Land[])[]>();

/** The paddocks without a parent in blocks, the same for the same lands. */
function blocksOf(lands: ReadonlyMap<string, Land>): readonly (readonly Land[])[] {
  const known = blocksByLands.get(lands);
  if (known !== undefined) return known;
  const top = [...lands.values()].filter(({ parentUuid }) => parentUuid === null);
  const count = Math.ceil(top.length / BLOCK);
  const blocks = Array.from({ length: count }, (_none, index) => top.slice(index * BLOCK, (index + 1) * BLOCK));
  blocksByLands.set(lands, blocks);
  return blocks;
}

/**
 * The sums of a ranch's paddocks at an instant, in blocks that are added up in the same order each time: after one move
 * only the blocks of the paddocks that changed are summed again, with the same result to the last digit.
 */
export function blocksOfSums(
  lands: ReadonlyMap<string, Land>,
  paddocks: ByPaddock,
  at: number,
  before?: { readonly blocks: readonly PaddockSums[]; readonly changed: ReadonlySet<string> },
): readonly PaddockSums[] {
  return blocksOf(lands).map((block, index) => {
    const kept = before?.blocks[index];
    const isKept = kept !== undefined && !block.some(({ uuid }) => before?.changed.has(uuid));
    return isKept ? kept : sumsOf(block, paddocks, at);
  });
}

/** The sums of all blocks together. */
export const sumOfBlocks = (blocks: readonly PaddockSums[]): PaddockSums => ({
  living: blocks.reduce((all, { living }) => all + living, 0),
  acres: sum(blocks.map(({ acres }) => acres)),
  grossLb: sum(blocks.map(({ grossLb }) => grossLb)),
  netLb: sum(blocks.map(({ netLb }) => netLb)),
  forageLeftLb: sum(blocks.map(({ forageLeftLb }) => forageLeftLb)),
});
