import { useRef } from 'react';
import { areaAcres } from '@domain/geometry/area';
import { lengthM } from '@domain/geometry/distance';
import { t } from '@domain/words';
import { usePersonsUnits } from '@features/user/usePersonsUnits';
import { useRowsInView } from '@shared/lib/useRowsInView';
import { LiveSelect } from '@shared/forms/LiveSelect';
import { lengthInWords } from '@shared/units/lengthInWords';
import { inUnit } from '@shared/units/units';
import { choicesOf, type Becomes, type ShapeRow } from './shapeRows';
import styles from './ShapeList.module.css';

const ROW_PX = 76;

const WORDS: Readonly<Record<Becomes, string>> = {
  paddock: t`Paddock`,
  place: t`Place`,
  boundary: t`Boundary`,
  nothing: t`Nothing`,
};

/** Acres of an area, the length of a line; a point has neither. */
function useSize(): (row: ShapeRow) => string {
  const { area, isMetric } = usePersonsUnits();
  return ({ becomes, found: { shape, outline } }) => {
    if (shape === null) return '';
    if (shape.type === 'LineString' && (becomes !== 'paddock' || outline === null)) {
      const length = lengthInWords(lengthM(shape.coordinates), isMetric);
      return t`${length} long`;
    }
    return outline === null ? t`a point` : inUnit(areaAcres(outline), area);
  };
}

interface ShapeListProps {
  rows: readonly ShapeRow[];
  nameOf: (row: ShapeRow) => string;
  troublesOf: (row: ShapeRow) => readonly string[];
  onChoice: (key: string, becomes: Becomes) => void;
  onMark: (key: string | null) => void;
}

/** The shapes of a file, each with its size, what it will be, and what there is to know. */
export function ShapeList({ rows, nameOf, troublesOf, onChoice, onMark }: ShapeListProps) {
  const list = useRef<HTMLUListElement>(null);
  const sizeOf = useSize();
  const { inView, above, below, measure } = useRowsInView(rows, list, { keyOf: ({ key }) => key, rowPx: ROW_PX });
  return (
    <ul ref={list} className={styles.list} aria-label={t`Shapes in the file`}>
      {above > 0 && <li aria-hidden="true" style={{ height: above }} />}
      {inView.map(({ row, index }) => {
        const name = nameOf(row);
        const choices = choicesOf(row.found);
        const isBad = row.found.problem !== null;
        return (
          <li
            key={row.key}
            ref={measure}
            data-index={index}
            className={styles.row}
            onMouseEnter={() => onMark(row.key)}
            onMouseLeave={() => onMark(null)}
            onFocus={() => onMark(row.key)}
            onBlur={() => onMark(null)}
          >
            <span className={styles.name} translate="no">
              {name}
            </span>
            <span className={styles.size}>{sizeOf(row)}</span>
            {isBad ? (
              <span className={styles.out}>{t({ message: 'Left out', context: 'a shape' })}</span>
            ) : (
              <LiveSelect
                aria-label={t`What ${name} will be`}
                value={row.becomes}
                options={choices.map((value) => ({ value, label: WORDS[value] }))}
                onChange={(value) => onChoice(row.key, choices.find((one) => one === value) ?? row.becomes)}
              />
            )}
            {troublesOf(row).map((trouble) => (
              <span key={trouble} className={isBad ? styles.bad : styles.odd}>
                {trouble}
              </span>
            ))}
          </li>
        );
      })}
      {below > 0 && <li aria-hidden="true" style={{ height: below }} />}
    </ul>
  );
}
