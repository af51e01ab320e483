import { areaM2 } from '../../geometry/area';
import { boxOf } from '../../geometry/box';
import { overlapsOf } from '../../geometry/overlap';
import type { Shape } from '../../geometry/Position';
import { shapeIndex } from '../../geometry/shapeIndex';

/** Something that a shape of the file lies on. */
export interface LiesOn {
  /** A paddock's uuid, or the place of another shape in the file. */
  readonly key: string;
  /** How much of the shape does, from 0 to 1; null where that cannot be computed. */
  readonly part: number | null;
  /** How much of the other is below it. */
  readonly ofOther: number | null;
}

export interface Finding {
  /** The paddock that it is already, if there is one. */
  readonly sameAs: string | null;
  readonly onPaddocks: readonly LiesOn[];
  readonly onOthers: readonly LiesOn[];
}

/** From this much of both in common on two shapes are the same land, drawn twice. */
const SAME = 0.95;
/** What overlaps less is how neighbors are drawn, not a mistake that anybody wants to hear of. */
const SLIGHT = 0.01;

function liesOn(shape: Shape, others: ReadonlyMap<string, Shape>): LiesOn[] {
  const own = areaM2(shape);
  return overlapsOf(shape, others).flatMap(({ key, m2 }): LiesOn[] => {
    if (m2 === undefined) return [{ key, part: null, ofOther: null }];
    const other = others.get(key);
    const [part, ofOther] = [m2 / own, other === undefined ? 0 : m2 / areaM2(other)];
    return part < SLIGHT && ofOther < SLIGHT ? [] : [{ key, part, ofOther }];
  });
}

const isSame = ({ part, ofOther }: LiesOn): boolean => (part ?? 0) >= SAME && (ofOther ?? 0) >= SAME;

type Around = (shape: Shape, without?: string) => ReadonlyMap<string, Shape>;

/** What finds, of many shapes, those around one. */
function aroundIn(shapes: ReadonlyMap<string, Shape>): Around {
  const shapesIn = shapeIndex(shapes);
  return (shape, without) =>
    new Map(
      shapesIn(boxOf(shape)).flatMap((key): [string, Shape][] => {
        const found = shapes.get(key);
        return found === undefined || key === without ? [] : [[key, found]];
      }),
    );
}

/**
 * How the shapes of a file lie on the ranch's paddocks and on each other.
 *
 * @param outlines by their place in the file
 * @param mayGoOn asked before each shape: where it says no, the rest is left unjudged and missing in what is returned
 */
export function judgeShapes(
  outlines: ReadonlyMap<string, Shape>,
  paddocks: ReadonlyMap<string, Shape>,
  mayGoOn: () => boolean = () => true,
): Map<string, Finding> {
  const aroundOnRanch = aroundIn(paddocks);
  const aroundInFile = aroundIn(outlines);
  const findings = new Map<string, Finding>();
  for (const [key, outline] of outlines) {
    if (!mayGoOn()) break;
    const onPaddocks = liesOn(outline, aroundOnRanch(outline));
    findings.set(key, {
      sameAs: onPaddocks.find(isSame)?.key ?? null,
      onPaddocks,
      onOthers: liesOn(outline, aroundInFile(outline, key)),
    });
  }
  return findings;
}
