import { useSelector } from 'react-redux';
import { Link } from 'react-router';
import { isKnown } from '@domain/grazing/figure';
import type { Figures as AllFigures } from '@domain/grazing/figures';
import { standingOf } from '@domain/grazing/marks';
import { paddockStays } from '@domain/grazing/paddockStays';
import { t } from '@domain/words';
import { offeredKinds, type EntryDialog, type ListedKind } from '@entries/entryKinds';
import { usePersonsUnits } from '@features/user/usePersonsUnits';
import { ClosedByTreatment } from '@records/components/ClosedByTreatment';
import { CountsAsDry } from '@records/components/CountsAsDry';
import { PaddockState } from '@records/components/PaddockState';
import { StandingChips } from '@records/components/StandingChips';
import { useStandingMarks } from '@records/useStandingMarks';
import { selectAll, selectOne, type WithRecords } from '@records/index';
import { useNames } from '@records/useHerds';
import { useRanchView } from '@records/useRanchView';
import { Actions } from '@shared/components/Actions';
import { Button } from '@shared/components/Button';
import { Figure, Figures } from '@shared/components/Figures';
import { RestBar } from '@shared/components/RestBar';
import { WhatTermsMean } from '@shared/components/WhatTermsMean';
import { FigureCell } from '@shared/figures/FigureCell';
import { restNumber } from '@shared/figures/restInWords';
import { paddockHref } from '@shared/recordHrefs';
import { adaName, adaTerm, inUnit, numberInWords } from '@shared/units/units';
import type { ReactNode } from 'react';
import { Trans } from '@shared/words';
import { CloseButton } from './CloseButton';
import { HerdInIt } from './HerdInIt';
import styles from './ItemPanel.module.css';
import { LastStays } from './LastStays';

interface ItemPanelProps {
  uuid: string;
  figures: AllFigures;
  /** The day that the figures are of, in words; null: today. */
  pastDay: string | null;
  open: (dialog: 'move' | EntryDialog, params?: Readonly<Record<string, string>>) => void;
  /** What can be done with its shape. */
  tools?: ReactNode;
  onClose: () => void;
}

const KINDS: Readonly<Record<ListedKind, string>> = { forage: t`Forage`, feed: t`Feed`, note: t`Note` };

/** How long a paddock has rested, of how long it is to rest. */
function Rest({ days, isAtLeast, targetDays }: { days: number; isAtLeast: boolean; targetDays: number }) {
  const rested = restNumber(days, isAtLeast);
  const target = numberInWords(targetDays);
  return (
    <div className={styles.rest}>
      <p>
        <Trans>
          <b>{rested}</b> days of rest <span>of {target}</span>
        </Trans>
      </p>
      <RestBar days={days} targetDays={targetDays} />
    </div>
  );
}

/** A paddock of the map: its figures, who is in, the last stays, and what can be done. */
export function ItemPanel({ uuid, figures: all, pastDay, open, tools, onClose }: ItemPanelProps) {
  const paddock = useSelector((state: WithRecords) => selectOne(state, 'paddock', uuid));
  const herds = useSelector((state: WithRecords) => selectAll(state, 'herd'));
  const nameOf = useNames();
  const units = usePersonsUnits();
  const { now, mayRecord } = useRanchView();
  // The last instant that the map shows: now, or the end of a day that is over.
  const at = Math.min(all.period.until, now);
  const marks = useStandingMarks(at);
  const own = all.paddocks.get(uuid);
  const land = all.timelines.lands.get(uuid);
  if (paddock === undefined || own === undefined || land === undefined) return null;
  const { name } = paddock.data;
  const standing = standingOf(marks, uuid);
  const ada = adaName(units.animalDays);
  const noArea = units.isMetric ? t`No hectares yet` : t`No acres yet`;
  const mayMove = mayRecord && pastDay === null;
  const othersName = (other: string) => (other === uuid ? undefined : nameOf(other));
  const herdOf = new Map(herds.map((herd) => [herd.uuid, herd.data]));
  return (
    <section className={styles.panel} aria-labelledby="map-item">
      <header>
        <div>
          <h2 id="map-item" translate="no">
            {name}
          </h2>
          <p>{isKnown(own.acres) ? inUnit(own.acres, { ...units.area, short: units.area.name }) : noArea}</p>
        </div>
        <PaddockState state={own.state} />
        <StandingChips marks={standing} />
        <CloseButton onClose={onClose} />
      </header>
      {own.restDays !== null && (
        <Rest days={own.restDays} isAtLeast={own.isRestAtLeast} targetDays={own.restTargetDays} />
      )}
      <ClosedByTreatment paddockUuid={uuid} at={at} />
      {pastDay !== null && <p>{t`As it was at the end of ${pastDay}.`}</p>}
      {own.herdUuids.map((herd) => (
        <HerdInIt
          key={herd}
          uuid={herd}
          color={herdOf.get(herd)?.color ?? '#808080'}
          name={nameOf(herd)}
          isOver={all.period.until < now}
          onMove={mayMove ? () => open('move', { herd }) : undefined}
        />
      ))}
      {mayMove && (
        <>
          <Button
            isWide
            look={own.herdUuids.length === 0 ? 'primary' : 'quiet'}
            onClick={() => open('move', { to: uuid })}
          >
            {t`Move a herd here`}
          </Button>
          <Actions>
            {offeredKinds({ paddockUuid: uuid }).map((kind) => (
              <Button key={kind} look="quiet" onClick={() => open(`add-${kind}`)}>
                {KINDS[kind]}
              </Button>
            ))}
            <Button look="quiet" onClick={() => open('add-paddock_treatment')}>{t`Treat paddock`}</Button>
          </Actions>
        </>
      )}
      <Figures>
        <Figure name={t`Forage left`} unit={isKnown(own.forageLeftLb) ? units.weight.short : undefined}>
          <FigureCell figure={own.forageLeftLb} unit={units.weight} nameOf={othersName} />
        </Figure>
        <Figure name={t`Season ${ada}`}>
          <FigureCell figure={own.gross.ada} unit={units.animalDays} nameOf={othersName} />
        </Figure>
        <Figure name={t`Grazing days`}>
          {own.grazingDaysNow === null ? '---' : numberInWords(own.grazingDaysNow, 1)}
        </Figure>
      </Figures>
      <CountsAsDry lb={own.eatenWithoutDryLb} />
      <WhatTermsMean terms={[adaTerm(units.animalDays)]} />
      <h3>{t`Last stays`}</h3>
      <LastStays stays={paddockStays(land, all.timelines, all.period)} nameOf={nameOf} />
      <Actions>
        {tools}
        <Link to={paddockHref(uuid)}>{t`All about ${name}`}</Link>
      </Actions>
    </section>
  );
}
