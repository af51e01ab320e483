import { isKnown, type Figure } from '@domain/grazing/figure';
import { Lacking } from '@shared/components/Figures';
import { lackingInWords } from '@shared/figures/lacking';
import { numberInWords, type Unit } from '@shared/units/units';

interface FigureCellProps {
  figure: Figure;
  unit: Pick<Unit, 'factor' | 'digits'>;
  /** Stands behind the number. */
  short?: string | undefined;
  /** Names of the herds and paddocks that a figure may lack something of. */
  nameOf: (uuid: string) => string | undefined;
}

/** A figure in the person's unit, or what it lacks. */
export function FigureCell({ figure, unit, short, nameOf }: FigureCellProps) {
  if (!isKnown(figure)) return <Lacking>{lackingInWords(figure, nameOf)}</Lacking>;
  return (
    <>
      {numberInWords(figure * unit.factor, unit.digits)}
      {short !== undefined && <small> {short}</small>}
    </>
  );
}
