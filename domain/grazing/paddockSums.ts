import { Sum, sum, type Figure } from './figure';
import { livesAt } from './land';
import type { PaddockFigures } from './paddockFigures';
import type { RanchLand } from './ranchLand';

/** Sums over paddocks without a parent, retired ones too; acres and forage left of those that live. */
export interface PaddockSums {
  /** How many live. */
  readonly living: number;
  readonly acres: Figure;
  readonly grossLb: Figure;
  readonly netLb: Figure;
  readonly forageLeftLb: Figure;
  readonly eatenWithoutDryLb: Figure;
}

type ByPaddock = ReadonlyMap<string, PaddockFigures>;
/** Paddocks by their ids. */
type Block = readonly string[];

function sumsOf(block: Block, lands: RanchLand['lands'], paddocks: ByPaddock, at: number): PaddockSums {
  const [acres, gross, net, forageLeft, withoutDry] = [new Sum(), new Sum(), new Sum(), new Sum(), new Sum()];
  let living = 0;
  for (const uuid of block) {
    const [land, figures] = [lands.get(uuid), paddocks.get(uuid)];
    if (land === undefined || figures === undefined) continue;
    gross.add(figures.gross.forageLb);
    net.add(figures.net.forageLb);
    withoutDry.add(figures.eatenWithoutDryLb);
    if (!livesAt(land, at)) continue;
    living += 1;
    acres.add(land.acres);
    forageLeft.add(figures.forageLeftLb);
  }
  return {
    living,
    acres: acres.figure,
    grossLb: gross.figure,
    netLb: net.figure,
    forageLeftLb: forageLeft.figure,
    eatenWithoutDryLb: withoutDry.figure,
  };
}

const BLOCK = 128;

const blocksByTree = new WeakMap<RanchLand['tree'], readonly Block[]>();

/** The paddocks without a parent in blocks, the same for as long as the tree is the same. */
function blocksOf(tree: RanchLand['tree']): readonly Block[] {
  const known = blocksByTree.get(tree);
  if (known !== undefined) return known;
  const top = tree.filter(({ parentUuid }) => parentUuid === null).map(({ uuid }) => uuid);
  const count = Math.ceil(top.length / BLOCK);
  const blocks = Array.from({ length: count }, (_none, index) => top.slice(index * BLOCK, (index + 1) * BLOCK));
  blocksByTree.set(tree, blocks);
  return blocks;
}

/**
 * The sums of a ranch's paddocks at an instant, in blocks that are added up in the same order each time: after one move
 * only the blocks of the paddocks that changed are summed again, with the same result to the last digit.
 */
export function blocksOfSums(
  { lands, tree }: RanchLand,
  paddocks: ByPaddock,
  at: number,
  before?: { readonly blocks: readonly PaddockSums[]; readonly changed: ReadonlySet<string> },
): readonly PaddockSums[] {
  return blocksOf(tree).map((block, index) => {
    const kept = before?.blocks[index];
    const isKept = kept !== undefined && !block.some((uuid) => before?.changed.has(uuid));
    return isKept ? kept : sumsOf(block, lands, paddocks, at);
  });
}

/** The sums of all blocks together. */
export const sumOfBlocks = (blocks: readonly PaddockSums[]): PaddockSums => ({
  living: blocks.reduce((all, { living }) => all + living, 0),
  acres: sum(blocks.map(({ acres }) => acres)),
  grossLb: sum(blocks.map(({ grossLb }) => grossLb)),
  netLb: sum(blocks.map(({ netLb }) => netLb)),
  forageLeftLb: sum(blocks.map(({ forageLeftLb }) => forageLeftLb)),
  eatenWithoutDryLb: sum(blocks.map(({ eatenWithoutDryLb }) => eatenWithoutDryLb)),
});
