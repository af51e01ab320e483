import { isKnown, type Figure } from '@domain/grazing/figure';
import { Lacking } from '@shared/components/Figures';
import { lackingInWords } from '@shared/figures/lacking';

interface HerdFigureProps {
  value: Figure;
  shown: (value: number) => string;
}

/** A figure of a herd, or what it lacks. */
export function HerdFigure({ value, shown }: HerdFigureProps) {
  return isKnown(value) ? <>{shown(value)}</> : <Lacking>{lackingInWords(value, () => undefined)}</Lacking>;
}
