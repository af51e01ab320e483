import { useSelector } from 'react-redux';
import { Link } from 'react-router';
import type { Due } from '@domain/grazing/due';
import { isKnown } from '@domain/grazing/figure';
import { standingOf } from '@domain/grazing/marks';
import type { PaddockFigures } from '@domain/grazing/paddockFigures';
import { plural, t } from '@domain/words';
import { StandingChips } from '@records/components/StandingChips';
import { selectAll, selectPaddockFigures, type WithRecords } from '@records/index';
import { useStandingMarks } from '@records/useStandingMarks';
import { ButtonLink } from '@shared/components/ButtonLink';
import { Row } from '@shared/components/Rows';
import { appPaths } from '@shared/paths';
import { paddockHref } from '@shared/recordHrefs';
import { numberInWords } from '@shared/units/units';
import { useNamed } from '../useNamed';
import { DueSection } from './DueSection';

interface ReadyPaddocksProps {
  due: Due;
  mayRecord: boolean;
}

/** So many are named; the rest is a page away. */
const NAMED = 5;

function whyReady({ restDays, isRestAtLeast, restTargetDays, acres }: PaddockFigures): string {
  const isMeasured = isKnown(acres);
  if (restDays === null)
    return isMeasured ? t`Never grazed. Not in any plan.` : t`Never grazed, no acres yet. Not in any plan.`;
  const target = numberInWords(restTargetDays);
  if (isRestAtLeast) {
    return isMeasured
      ? t`Rested ${plural(restDays, { one: 'at least # day', other: 'at least # days' })}, target ${target}. Not in any plan.`
      : t`Rested ${plural(restDays, { one: 'at least # day', other: 'at least # days' })}, target ${target}, no acres yet. Not in any plan.`;
  }
  return isMeasured
    ? t`Rested ${plural(restDays, { one: '# day', other: '# days' })}, target ${target}. Not in any plan.`
    : t`Rested ${plural(restDays, { one: '# day', other: '# days' })}, target ${target}, no acres yet. Not in any plan.`;
}

/** Paddocks that have rested enough and that nobody has planned to graze. */
export function ReadyPaddocks({ due: { ready }, mayRecord }: ReadyPaddocksProps) {
  const { nameOf } = useNamed();
  const marks = useStandingMarks();
  const figures = useSelector((state: WithRecords) => selectPaddockFigures(state));
  const hasHerds = useSelector((state: WithRecords) => selectAll(state, 'herd').length > 0);
  return (
    <DueSection title={t`Ready to graze`} count={ready.length}>
      {ready.slice(0, NAMED).map((uuid) => {
        const own = figures.get(uuid);
        return (
          <Row
            key={uuid}
            title={
              <>
                <Link translate="no" to={paddockHref(uuid)}>
                  {nameOf(uuid)}
                </Link>{' '}
                <StandingChips marks={standingOf(marks, uuid)} />
              </>
            }
            actions={
              mayRecord &&
              hasHerds && <ButtonLink to={`${appPaths.herds}?form=move&paddock=${uuid}`}>{t`Move herds`}</ButtonLink>
            }
          >
            <p>{own === undefined ? t`Never grazed. Not in any plan.` : whyReady(own)}</p>
          </Row>
        );
      })}
      {ready.length > NAMED && (
        <Row title={<Link to={`${appPaths.paddocks}?show=ready`}>{t`See all that are ready`}</Link>}>{null}</Row>
      )}
    </DueSection>
  );
}
