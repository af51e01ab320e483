import { Link } from 'react-router';
import { isKnown } from '@domain/grazing/figure';
import { EntriesCard } from '@entries/components/EntriesCard';
import type { PaddockFigures } from '@domain/grazing/paddockFigures';
import type { DataOf, Held } from '@records/index';
import { Button } from '@shared/components/Button';
import { Row, Rows } from '@shared/components/Rows';
import { restNumber } from '@shared/figures/restInWords';
import { paddockHref } from '@shared/recordHrefs';
import { inUnit } from '@shared/units/units';
import { usePersonsUnits } from '@features/user/usePersonsUnits';
import { PaddockState } from '@records/components/PaddockState';

interface SubdivisionsProps {
  /** Those that live now. */
  subdivisions: readonly Held<DataOf<'paddock'>>[];
  figures: ReadonlyMap<string, PaddockFigures>;
  /** Adds one; undefined for people who may not. */
  onAdd: (() => void) | undefined;
}

/** The parts of a paddock that are grazed by themselves for some days. */
export function Subdivisions({ subdivisions, figures, onAdd }: SubdivisionsProps) {
  const { area } = usePersonsUnits();
  return (
    <EntriesCard
      title="Subdivisions"
      actions={
        onAdd !== undefined && (
          <Button look="quiet" onClick={onAdd}>
            Add subdivision
          </Button>
        )
      }
      nothing="It is grazed as a whole."
      count={subdivisions.length}
    >
      <Rows>
        {subdivisions.map(({ uuid, data }) => {
          const own = figures.get(uuid);
          const rest = own?.restDays ?? null;
          return (
            <Row
              key={uuid}
              title={<Link to={paddockHref(uuid)}>{data.name}</Link>}
              actions={own !== undefined && <PaddockState state={own.state} />}
            >
              <p>
                {own !== undefined && isKnown(own.acres) ? inUnit(own.acres, area) : 'No acres yet'}
                {rest !== null &&
                  `, rested ${restNumber(rest, own?.isRestAtLeast === true)} ${rest === 1 ? 'day' : 'days'}`}
              </p>
            </Row>
          );
        })}
      </Rows>
    </EntriesCard>
  );
}
