import { useSelector } from 'react-redux';
import { Link } from 'react-router';
import type { Due } from '@domain/grazing/due';
import { isKnown } from '@domain/grazing/figure';
import { standingOf } from '@domain/grazing/marks';
import { StandingChips } from '@records/components/StandingChips';
import { selectAll, selectPaddockFigures, type WithRecords } from '@records/index';
import { useStandingMarks } from '@records/useStandingMarks';
import { ButtonLink } from '@shared/components/ButtonLink';
import { Row } from '@shared/components/Rows';
import { appPaths } from '@shared/paths';
import { paddockHref } from '@shared/recordHrefs';
import { numberInWords } from '@shared/units/units';
import { daysInWords } from '@shared/lib/daysInWords';
import { useNamed } from '../useNamed';
import { DueSection } from './DueSection';

interface ReadyPaddocksProps {
  due: Due;
  mayRecord: boolean;
}

/** So many are named; the rest is a page away. */
const NAMED = 5;

/** Paddocks that have rested enough and that nobody has planned to graze. */
export function ReadyPaddocks({ due: { ready }, mayRecord }: ReadyPaddocksProps) {
  const { nameOf } = useNamed();
  const marks = useStandingMarks();
  const figures = useSelector((state: WithRecords) => selectPaddockFigures(state));
  const hasHerds = useSelector((state: WithRecords) => selectAll(state, 'herd').length > 0);
  return (
    <DueSection title="Ready to graze" count={ready.length}>
      {ready.slice(0, NAMED).map((uuid) => {
        const own = figures.get(uuid);
        const rest = own?.restDays ?? null;
        return (
          <Row
            key={uuid}
            title={
              <>
                <Link to={paddockHref(uuid)}>{nameOf(uuid)}</Link> <StandingChips marks={standingOf(marks, uuid)} />
              </>
            }
            actions={
              mayRecord &&
              hasHerds && <ButtonLink to={`${appPaths.herds}?form=move&paddock=${uuid}`}>Move herds</ButtonLink>
            }
          >
            <p>
              {rest === null
                ? 'Never grazed'
                : `Rested ${own?.isRestAtLeast === true ? 'at least ' : ''}${daysInWords(rest)}, target ${numberInWords(own?.restTargetDays ?? 0)}`}
              {own !== undefined && !isKnown(own.acres) && ', no acres yet'}. Not in any plan.
            </p>
          </Row>
        );
      })}
      {ready.length > NAMED && (
        <Row title={<Link to={`${appPaths.paddocks}?show=ready`}>See all that are ready</Link>}>{null}</Row>
      )}
    </DueSection>
  );
}
