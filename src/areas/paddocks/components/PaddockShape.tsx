import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import { Link } from 'react-router';
import { areaAcres } from '@domain/geometry/area';
import { perimeterM } from '@domain/geometry/perimeter';
import type { Shape } from '@domain/geometry/Position';
import type { PaddockFigures } from '@domain/grazing/paddockFigures';
import { plural, t } from '@domain/words';
import { selectMayOpenMap } from '@features/user';
import { usePersonsUnits } from '@features/user/usePersonsUnits';
import { ButtonLink } from '@shared/components/ButtonLink';
import { Card } from '@shared/components/Card';
import { sketchOf } from '@shared/lib/sketch';
import { drawHref, mapHref } from '@shared/recordHrefs';
import { lengthInWords } from '@shared/units/lengthInWords';
import { Trans } from '@shared/words';
import { areaInWords } from '../areaInWords';
import type { Surroundings } from '../surroundings';
import styles from './PaddockShape.module.css';

const FRAME = { width: 360, height: 250, margin: 55 };

interface DrawnProps extends Surroundings {
  name: string;
  shape: Shape;
  state: PaddockFigures['state'];
}

/** "Mesa from above, 3 paddocks around it, 2 subdivisions" */
function inWords(name: string, surroundings: Surroundings): string {
  const [around, parts] = [surroundings.around.length, surroundings.parts.length];
  if (around === 0 && parts === 0) return t`${name} from above`;
  if (parts === 0)
    return t`${name} from above, ${plural(around, { one: '# paddock around it', other: '# paddocks around it' })}`;
  if (around === 0) return t`${name} from above, ${plural(parts, { one: '# subdivision', other: '# subdivisions' })}`;
  return t`${name} from above, ${plural(around, { one: '# paddock around it', other: '# paddocks around it' })}, ${plural(parts, { one: '# subdivision', other: '# subdivisions' })}`;
}

/** A paddock from above in the color of its state, with its neighbors and the lines between its parts. */
function Drawn({ name, shape, state, around, parts }: DrawnProps) {
  const paths = useMemo(() => {
    const { pathOf } = sketchOf([shape], FRAME);
    return { own: pathOf(shape), around: around.map(pathOf), parts: parts.map(pathOf) };
  }, [shape, around, parts]);
  return (
    <svg
      className={styles.shape}
      viewBox={`0 0 ${FRAME.width} ${FRAME.height}`}
      role="img"
      aria-label={inWords(name, { around, parts })}
    >
      {paths.around.map((path, index) => (
        <path key={index} className={styles.around} d={path} />
      ))}
      <path className={styles[state]} d={paths.own} />
      <path className={styles.parts} d={paths.parts.join('')} />
    </svg>
  );
}

interface PaddockShapeProps extends Omit<DrawnProps, 'shape'> {
  uuid: string;
  shape: Shape | null;
  /** Whether the person may give it a shape. */
  mayDraw: boolean;
}

/** The shape of a paddock with its area and the way around it, or the way to draw it. */
export function PaddockShape({ uuid, shape, mayDraw, ...drawn }: PaddockShapeProps) {
  const units = usePersonsUnits();
  const { isMetric } = units;
  const mayOpenMap = useSelector(selectMayOpenMap);
  if (shape === null) {
    if (!mayDraw || !mayOpenMap) return null;
    return (
      <Card>
        <h2>{t`Shape`}</h2>
        <p>
          {isMetric
            ? t`It has no shape yet. Once it is drawn, its hectares are measured from it.`
            : t`It has no shape yet. Once it is drawn, its acres are measured from it.`}
        </p>
        <p>
          <ButtonLink look="quiet" to={drawHref(uuid)}>{t`Draw on the map`}</ButtonLink>
        </p>
      </Card>
    );
  }
  const size = areaInWords(areaAcres(shape), units);
  const length = lengthInWords(perimeterM(shape), isMetric);
  return (
    <Card>
      <h2>{t`Shape`}</h2>
      <Drawn {...drawn} shape={shape} />
      <p className={styles.caption}>
        <span>
          <Trans>
            <b>{size}</b>, {length} around
          </Trans>
        </span>
        {mayOpenMap && <Link to={mapHref(uuid)}>{t`Show on the map`}</Link>}
      </p>
    </Card>
  );
}
