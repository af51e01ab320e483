import { useSelector } from 'react-redux';
import { Link } from 'react-router';
import { isKnown } from '@domain/grazing/figure';
import type { Figures as AllFigures } from '@domain/grazing/figures';
import { paddockStays } from '@domain/grazing/paddockStays';
import { offeredKinds, type EntryDialog } from '@entries/entryKinds';
import { usePersonsUnits } from '@features/user/usePersonsUnits';
import { PaddockState } from '@records/components/PaddockState';
import { selectAll, selectOne, type WithRecords } from '@records/index';
import { useNames } from '@records/useHerds';
import { useRanchView } from '@records/useRanchView';
import { Actions } from '@shared/components/Actions';
import { Button } from '@shared/components/Button';
import { EarTag } from '@shared/components/EarTag';
import { Figure, Figures } from '@shared/components/Figures';
import { RestBar } from '@shared/components/RestBar';
import { WhatTermsMean } from '@shared/components/WhatTermsMean';
import { FigureCell } from '@shared/figures/FigureCell';
import { restNumber } from '@shared/figures/restInWords';
import { capitalized } from '@shared/lib/wording';
import { herdHref, paddockHref } from '@shared/recordHrefs';
import { adaName, inUnit, numberInWords } from '@shared/units/units';
import type { ReactNode } from 'react';
import { CloseButton } from './CloseButton';
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

/** A paddock of the map: its figures, who is in, the last stays, and what can be done. */
export function ItemPanel({ uuid, figures: all, pastDay, open, tools, onClose }: ItemPanelProps) {
  const paddock = useSelector((state: WithRecords) => selectOne(state, 'paddock', uuid));
  const herds = useSelector((state: WithRecords) => selectAll(state, 'herd'));
  const nameOf = useNames();
  const units = usePersonsUnits();
  const { now, mayRecord } = useRanchView();
  const own = all.paddocks.get(uuid);
  const land = all.timelines.lands.get(uuid);
  if (paddock === undefined || own === undefined || land === undefined) return null;
  const { name } = paddock.data;
  const mayMove = mayRecord && pastDay === null;
  const othersName = (other: string) => (other === uuid ? undefined : nameOf(other));
  const herdOf = new Map(herds.map((herd) => [herd.uuid, herd.data]));
  return (
    <section className={styles.panel} aria-labelledby="map-item">
      <header>
        <div>
          <h2 id="map-item">{name}</h2>
          <p>
            {isKnown(own.acres)
              ? inUnit(own.acres, { ...units.area, short: units.area.name })
              : `No ${units.area.name} yet`}
          </p>
        </div>
        <PaddockState state={own.state} />
        <CloseButton onClose={onClose} />
      </header>
      {own.restDays !== null && (
        <div className={styles.rest}>
          <p>
            <b>{restNumber(own.restDays, own.isRestAtLeast)}</b> days of rest{' '}
            <span>of {numberInWords(own.restTargetDays)}</span>
          </p>
          <RestBar days={own.restDays} targetDays={own.restTargetDays} />
        </div>
      )}
      {pastDay !== null && <p>As it was at the end of {pastDay}.</p>}
      {own.herdUuids.map((herd) => (
        <div key={herd} className={styles.herd}>
          <EarTag color={herdOf.get(herd)?.color ?? '#808080'} name={nameOf(herd)} isSmall />
          <p>
            {all.period.until < now ? 'In it then: ' : 'In it: '}
            <Link to={herdHref(herd)}>{nameOf(herd)}</Link>
          </p>
          {mayMove && (
            <Button aria-label={`Move this herd: ${nameOf(herd)}`} onClick={() => open('move', { herd })}>
              Move this herd
            </Button>
          )}
        </div>
      ))}
      {mayMove && (
        <>
          <Button
            isWide
            look={own.herdUuids.length === 0 ? 'primary' : 'quiet'}
            onClick={() => open('move', { to: uuid })}
          >
            Move a herd here
          </Button>
          <Actions>
            {offeredKinds({ paddockUuid: uuid }).map((kind) => (
              <Button key={kind} look="quiet" onClick={() => open(`add-${kind}`)}>
                {capitalized(kind)}
              </Button>
            ))}
          </Actions>
        </>
      )}
      <Figures>
        <Figure name="Forage left" unit={isKnown(own.forageLeftLb) ? units.weight.short : undefined}>
          <FigureCell figure={own.forageLeftLb} unit={units.weight} nameOf={othersName} />
        </Figure>
        <Figure name={`Season ${adaName(units.animalDays)}`}>
          <FigureCell figure={own.gross.ada} unit={units.animalDays} nameOf={othersName} />
        </Figure>
        <Figure name="Grazing days">
          {own.grazingDaysNow === null ? '---' : numberInWords(own.grazingDaysNow, 1)}
        </Figure>
      </Figures>
      <WhatTermsMean terms={[adaName(units.animalDays)]} />
      <h3>Last stays</h3>
      <LastStays stays={paddockStays(land, all.timelines, all.period)} nameOf={nameOf} />
      <Actions>
        {tools}
        <Link to={paddockHref(uuid)}>All about {name}</Link>
      </Actions>
    </section>
  );
}
