import { useEffect, useRef, type ReactNode } from 'react';
import { useRanchView } from '@records/useRanchView';
import { DrawnPaddockForm } from '../editing/DrawnPaddockForm';
import { useEditing, type Tool } from '../editing/useEditing';
import type { RanchMap } from '../land/RanchMap';
import { HandBar } from './HandBar';
import { MapToolbar } from './MapToolbar';
import styles from './MapTools.module.css';

interface MapToolsProps {
  map: RanchMap | null;
  /** The paddock that is to get a shape; null: none. */
  drawUuid: string | null;
  /** It has one, or is not drawn after all. */
  onDrawn: () => void;
  /** What stands below the map while nothing is in hand. */
  children: ReactNode;
}

/** The tools over the map, with what they ask for and say. Viewers measure. */
export function MapTools({ map, drawUuid, onDrawn, children }: MapToolsProps) {
  const { mayAddPaddocks, mayRecord } = useRanchView();
  const editing = useEditing(map, drawUuid);
  const { tool, choose, hand, steps } = editing;
  const begun = useRef(false);
  useEffect(() => {
    if (map === null || drawUuid === null || begun.current || !mayAddPaddocks) return;
    begun.current = true;
    choose('draw');
  });
  const putDown = () => {
    choose('select');
    if (drawUuid !== null) onDrawn();
  };
  const now = useRef({ hand, putDown });
  useEffect(() => {
    now.current = { hand, putDown };
  });
  const isBusy = tool !== 'select';
  useEffect(() => {
    if (!isBusy) return undefined;
    const act = (event: KeyboardEvent) => {
      const { hand: held, putDown: drop } = now.current;
      const isOnMap = event.target instanceof HTMLElement && event.target.getAttribute('role') === 'application';
      if (event.key === 'Escape' && document.querySelector('dialog[open]') === null) drop();
      else if (!isOnMap) return;
      else if (event.key === 'Enter' && event.shiftKey) held?.finish();
      else if (event.key === 'Enter' || event.key === ' ') held?.addCorner();
      else if (event.key === 'Backspace') held?.removeLast();
      else return;
      event.preventDefault();
    };
    document.addEventListener('keydown', act);
    return () => document.removeEventListener('keydown', act);
  }, [isBusy]);

  const tools: Tool[] = mayAddPaddocks
    ? ['select', 'draw', 'corners', 'split', 'measure']
    : ['select', ...(mayRecord ? (['split'] as const) : []), 'measure'];
  return (
    <>
      <div className={styles.toolbar}>
        <MapToolbar
          tools={tools}
          chosen={tool}
          onChoose={choose}
          onUndo={steps.mayUndo ? steps.undo : undefined}
          onRedo={steps.mayRedo ? steps.redo : undefined}
        />
      </div>
      {isBusy ? (
        <>
          <svg className={styles.middle} viewBox="0 0 24 24" aria-hidden="true">
            <path d="M12 2v7M12 15v7M2 12h7M15 12h7" />
          </svg>
          <div className={styles.hand}>
            <HandBar
              tool={tool}
              sketch={editing.sketch}
              message={editing.message}
              onAddCorner={() => hand?.addCorner()}
              onRemoveLast={() => hand?.removeLast()}
              onFinish={() => hand?.finish()}
              onCancel={putDown}
            />
          </div>
        </>
      ) : (
        children
      )}
      {editing.drawn !== null && (
        <DrawnPaddockForm
          shape={editing.drawn}
          warnings={editing.warnings}
          onSave={editing.saveDrawn}
          onClose={editing.dropDrawn}
        />
      )}
    </>
  );
}
