import { useEffect, useRef, useState } from 'react';
import { t } from '@domain/words';
import { useRanchView } from '@records/useRanchView';
import type { Tool } from '../editing/tools';
import type { Editing } from '../editing/useEditing';
import { MapToolbar } from './MapToolbar';
import styles from './MapTools.module.css';

interface MapToolsProps {
  editing: Editing;
  /** A paddock waits for its shape: the pen is taken at once. */
  isDrawAsked: boolean;
}

const VIEWERS_TOOLS: readonly Tool[] = ['select', 'measure'];
const MEMBERS_TOOLS: readonly Tool[] = ['select', 'split', 'lane', 'place', 'line', 'measure'];
const OWNERS_TOOLS: readonly Tool[] = [
  'select',
  'draw',
  'corners',
  'split',
  'lane',
  'walk',
  'place',
  'line',
  'measure',
];

/**
 * The tools over the map, and where a corner comes that is put by the keyboard. Viewers measure. On a phone they are behind
 * one button, so that the map has the room.
 */
export function MapTools({ editing: { tool, choose, steps }, isDrawAsked }: MapToolsProps) {
  const { mayAddPaddocks, mayRecord } = useRanchView();
  const isBegun = useRef(false);
  useEffect(() => {
    if (!isDrawAsked || !mayAddPaddocks || isBegun.current) return;
    isBegun.current = true;
    choose('draw');
  });
  const [isOpen, setIsOpen] = useState(false);
  const isInHand = tool !== 'select';
  const tools: readonly Tool[] = mayAddPaddocks ? OWNERS_TOOLS : mayRecord ? MEMBERS_TOOLS : VIEWERS_TOOLS;
  return (
    <>
      <div
        className={[styles.toolbar, isOpen ? styles.open : '', isInHand ? styles.inHand : ''].join(' ')}
        data-tools={isOpen ? 'open' : 'closed'}
      >
        <button type="button" className={styles.toggle} aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {t`Tools`}
        </button>
        <MapToolbar
          tools={tools}
          chosen={tool}
          onChoose={(chosen) => {
            setIsOpen(false);
            choose(chosen);
          }}
          onUndo={steps.mayUndo ? steps.undo : undefined}
          onRedo={steps.mayRedo ? steps.redo : undefined}
        />
      </div>
      {isInHand && (
        <svg className={styles.middle} viewBox="0 0 24 24" aria-hidden="true">
          <path d="M12 2v7M12 15v7M2 12h7M15 12h7" />
        </svg>
      )}
    </>
  );
}
