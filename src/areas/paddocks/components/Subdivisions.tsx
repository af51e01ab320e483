import { Link } from 'react-router';
import { isKnown } from '@domain/grazing/figure';
import { plural, t } from '@domain/words';
import { EntriesCard } from '@entries/components/EntriesCard';
import type { PaddockFigures } from '@domain/grazing/paddockFigures';
import type { DataOf, Held } from '@records/index';
import { Button } from '@shared/components/Button';
import { Row, Rows } from '@shared/components/Rows';
import { paddockHref } from '@shared/recordHrefs';
import { inUnit, type Unit } from '@shared/units/units';
import { usePersonsUnits } from '@features/user/usePersonsUnits';
import { PaddockState } from '@records/components/PaddockState';

/** "12 ac, rested 46 days" */
function partInWords(figures: PaddockFigures | undefined, area: Unit): string {
  const size = figures !== undefined && isKnown(figures.acres) ? inUnit(figures.acres, area) : t`No acres yet`;
  const rest = figures?.restDays ?? null;
  if (rest === null) return size;
  return figures?.isRestAtLeast === true
    ? t`${size}, rested ${plural(rest, { one: 'at least # day', other: 'at least # days' })}`
    : t`${size}, rested ${plural(rest, { one: '# day', other: '# days' })}`;
}

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
      title={t`Subdivisions`}
      actions={onAdd !== undefined && <Button look="quiet" onClick={onAdd}>{t`Add subdivision`}</Button>}
      nothing={t`It is grazed as a whole.`}
      count={subdivisions.length}
    >
      <Rows>
        {subdivisions.map(({ uuid, data }) => {
          const own = figures.get(uuid);
          return (
            <Row
              key={uuid}
              title={
                <Link translate="no" to={paddockHref(uuid)}>
                  {data.name}
                </Link>
              }
              actions={own !== undefined && <PaddockState state={own.state} />}
            >
              <p>{partInWords(own, area)}</p>
            </Row>
          );
        })}
      </Rows>
    </EntriesCard>
  );
}
