import { memo } from 'react';
import { t } from '@domain/words';
import { StandingChips } from '@records/components/StandingChips';
import { Link } from 'react-router';
import { RestBar } from '@shared/components/RestBar';
import { drawHref, paddockHref } from '@shared/recordHrefs';
import { numberInWords } from '@shared/units/units';
import type { PaddockRow } from '../paddockRows';
import type { PersonsUnits } from '@features/user/usePersonsUnits';
import { FigureCell } from '@shared/figures/FigureCell';
import { restNumber } from '@shared/figures/restInWords';
import { PaddockState } from '@records/components/PaddockState';
import styles from './PaddockTable.module.css';

/** What stands where there is no such time: never grazed, or grazed now; not grazed now. */
const NONE = '---';

interface PaddockRowCellsProps {
  row: PaddockRow;
  units: PersonsUnits;
  /** What the columns are called, for the cards on a phone. */
  head: Readonly<Record<string, string>>;
  nameOf: (uuid: string) => string | undefined;
  /** Whether the person may give it a shape on the map. */
  mayDraw: boolean;
}

/** The cells of one paddock. */
export const PaddockRowCells = memo(function PaddockRowCells({
  row,
  units,
  head,
  nameOf,
  mayDraw,
}: PaddockRowCellsProps) {
  const { uuid, name, parentName, marks, figures } = row;
  const { acres, state, restDays, isRestAtLeast, restTargetDays, grazingDaysNow, gross, forageLeftLb } = figures;
  // What a figure of the row lacks of the paddock itself needs no name.
  const othersName = (id: string) => (id === uuid ? undefined : nameOf(id));
  return (
    <>
      <th role="rowheader" scope="row" className={styles.name}>
        <Link translate="no" to={paddockHref(uuid)}>
          {name}
        </Link>
        {parentName !== null && <small> {t`in ${parentName}`}</small>}
        {mayDraw && (
          <Link
            className={styles.draw}
            to={drawHref(uuid)}
            aria-label={t`Draw ${name} on the map`}
          >{t`Draw on the map`}</Link>
        )}
      </th>
      <td role="cell" className={styles.number} data-name={head.acres}>
        <FigureCell figure={acres} unit={units.area} nameOf={othersName} />
      </td>
      <td role="cell" className={styles.state}>
        <PaddockState state={state} />
        {marks.length > 0 && ' '}
        <StandingChips marks={marks} />
      </td>
      <td role="cell" className={styles.rest} data-name={head.rest}>
        <span className={styles.days}>{restDays === null ? NONE : restNumber(restDays, isRestAtLeast)}</span>
        {restDays !== null && <RestBar days={restDays} targetDays={restTargetDays} />}
      </td>
      <td role="cell" className={styles.number} data-name={head.grazing}>
        {grazingDaysNow === null ? NONE : numberInWords(grazingDaysNow, 1)}
      </td>
      <td role="cell" className={styles.number} data-name={head.ada}>
        <FigureCell
          figure={gross.ada}
          unit={units.animalDays}
          short={units.isMetric ? units.animalDays.short : undefined}
          nameOf={othersName}
        />
      </td>
      <td role="cell" className={styles.number} data-name={head.forage}>
        <FigureCell figure={forageLeftLb} unit={units.weight} short={units.weight.short} nameOf={othersName} />
      </td>
    </>
  );
});
