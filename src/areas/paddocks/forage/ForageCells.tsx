import { memo } from 'react';
import { Link } from 'react-router';
import type { PersonsUnits } from '@features/user/usePersonsUnits';
import { Lacking } from '@shared/components/Figures';
import { FigureCell } from '@shared/figures/FigureCell';
import { FieldError } from '@shared/forms/FieldError';
import { paddockHref } from '@shared/recordHrefs';
import { capitalized } from '@shared/lib/wording';
import { numberInWords } from '@shared/units/units';
import type { ForageRow } from './forageRows';
import styles from './ForageTable.module.css';

interface ForageCellsProps {
  row: ForageRow;
  /** Its place among all rows. */
  index: number;
  units: PersonsUnits;
  text: string;
  problem: string | undefined;
  onType: ((uuid: string, text: string) => void) | undefined;
}

const noName = () => undefined;

/** What is known of one paddock's forage, and the field for it. */
export const ForageCells = memo(function ForageCells(props: ForageCellsProps) {
  const { row, index, units, text, problem, onType } = props;
  const { uuid, name, grazeableAcres, lbPerAcre } = row;
  const { area, yield: unit } = units;
  return (
    <>
      <th role="rowheader" scope="row" className={styles.name}>
        <Link to={paddockHref(uuid)}>{name}</Link>
      </th>
      <td role="cell" className={styles.number} data-name={`Grazeable ${area.name}`}>
        <FigureCell figure={grazeableAcres} unit={area} nameOf={noName} />
      </td>
      <td role="cell" className={styles.number} data-name="Estimate now">
        {lbPerAcre === null ? <Lacking>none yet</Lacking> : numberInWords(lbPerAcre * unit.factor)}
      </td>
      {onType !== undefined && (
        <td role="cell" className={styles.typed} data-name={capitalized(unit.name)}>
          <input
            data-row={index}
            className={styles.input}
            aria-label={`${capitalized(unit.name)} of ${name}`}
            aria-invalid={problem !== undefined}
            aria-describedby={problem === undefined ? undefined : `${uuid}-error`}
            inputMode="decimal"
            autoComplete="off"
            value={text}
            onChange={({ target }) => onType(uuid, target.value)}
          />
          <FieldError id={`${uuid}-error`} error={problem} />
        </td>
      )}
    </>
  );
});
