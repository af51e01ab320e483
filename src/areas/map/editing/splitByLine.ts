import { boxesMeet, boxOf, boxOfLine } from '@domain/geometry/box';
import type { Position, Shape } from '@domain/geometry/Position';
import { splitShape } from '@domain/geometry/splitShape';
import { t } from '@domain/words';
import type { Paddock } from './shapeChanges';

/** A paddock with the parts that a line cuts it into. */
export interface SplitPaddock {
  readonly paddock: Paddock;
  /** The larger one first. */
  readonly parts: readonly Shape[];
}

const NONE = t`The line crosses no paddock: draw it from outside to outside`;
const SEVERAL = t`The line crosses several paddocks: select the one to split first`;

/**
 * Splits the paddock that is selected, or without one the only one that the line crosses from outside to outside.
 *
 * @returns what is wrong, in one sentence, where it cannot be split so
 */
export function splitByLine(
  line: readonly Position[],
  paddocks: readonly Paddock[],
  selectedUuid: string | null,
): SplitPaddock | { readonly problem: string } {
  const box = boxOfLine(line);
  const tried = paddocks.flatMap((paddock) => {
    const { shape } = paddock.data;
    if (shape === null) return [];
    const isAsked = selectedUuid === null ? boxesMeet(box, boxOf(shape)) : paddock.uuid === selectedUuid;
    return isAsked ? [{ paddock, result: splitShape(shape, line) }] : [];
  });
  const [only, ...more] = tried.flatMap(({ paddock, result }) =>
    'parts' in result ? [{ paddock, parts: result.parts }] : [],
  );
  if (only !== undefined) return more.length === 0 ? only : { problem: SEVERAL };
  const [{ result: own } = { result: undefined }, ...others] = tried;
  return others.length === 0 && own !== undefined && 'problem' in own ? own : { problem: NONE };
}
