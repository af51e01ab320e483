import { memo } from 'react';
import { Link } from 'react-router';
import { t } from '@domain/words';
import type { PersonsUnits } from '@features/user/usePersonsUnits';
import { Lacking } from '@shared/components/Figures';
import { FigureCell } from '@shared/figures/FigureCell';
import { FieldError } from '@shared/forms/FieldError';
import { paddockHref } from '@shared/recordHrefs';
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

/** What the columns are called that have a unit in their name. */
export const COLUMNS = {
  imperial: { grazeable: t`Grazeable acres`, typed: t`Pounds per acre` },
  metric: { grazeable: t`Grazeable hectares`, typed: t`Kilograms per hectare` },
};

const noName = () => undefined;

/** What is known of one paddock's forage, and the field for it. */
export const ForageCells = memo(function ForageCells(props: ForageCellsProps) {
  const { row, index, units, text, problem, onType } = props;
  const { uuid, name, grazeableAcres, lbPerAcre } = row;
  const { area, yield: unit, isMetric } = units;
  const columns = isMetric ? COLUMNS.metric : COLUMNS.imperial;
  return (
    <>
      <th role="rowheader" scope="row" className={styles.name}>
        <Link translate="no" to={paddockHref(uuid)}>
          {name}
        </Link>
      </th>
      <td role="cell" className={styles.number} data-name={columns.grazeable}>
        <FigureCell figure={grazeableAcres} unit={area} nameOf={noName} />
      </td>
      <td role="cell" className={styles.number} data-name={t`Estimate now`}>
        {lbPerAcre === null ? (
          <Lacking>{t({ message: 'none yet', context: 'estimate of forage' })}</Lacking>
        ) : (
          numberInWords(lbPerAcre * unit.factor)
        )}
      </td>
      {onType !== undefined && (
        <td role="cell" className={styles.typed} data-name={columns.typed}>
          <input
            data-row={index}
            className={styles.input}
            aria-label={isMetric ? t`Kilograms per hectare of ${name}` : t`Pounds per acre of ${name}`}
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
