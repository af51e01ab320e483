import { t } from '@domain/words';
import type { Tool } from '../editing/tools';
import styles from './MapToolbar.module.css';

const TOOLS: readonly { tool: Tool; label: string; icon: string }[] = [
  { tool: 'select', label: t`Select`, icon: 'M6 4l12 8-5.5 1.2L9.5 19z' },
  {
    tool: 'draw',
    label: t`Draw a paddock`,
    icon: 'M5 8 12 4l7 6-3 9-9-2zM5 8h.01M12 4h.01M19 10h.01M16 19h.01M7 17h.01',
  },
  { tool: 'corners', label: t`Move corners`, icon: 'M4 20l1-4L16 5l3 3L8 19zM14 7l3 3' },
  { tool: 'split', label: t`Split`, icon: 'M4 6l16 12M6 4h12v16H6z' },
  { tool: 'lane', label: t`Cut a lane`, icon: 'M4 4h16v16H4zM9 4v16M15 4v16M12 6v2M12 11v2M12 16v2' },
  {
    tool: 'place',
    label: t`Add a place`,
    icon: 'M12 21c-4-5-6-8-6-11a6 6 0 0 1 12 0c0 3-2 6-6 11zM12 8v4M10 10h4',
  },
  { tool: 'line', label: t`Add a fence or another line`, icon: 'M6 5v14M12 4v14M18 6v14M3 9l18 1M3 14l18 1' },
  { tool: 'walk', label: t`Walk a boundary`, icon: 'M13 4h.01M11 21l2-6-3-3 1-5 3 3 3 1M9 12l-2 1v3' },
  { tool: 'measure', label: t`Measure`, icon: 'M3 15 15 3l6 6L9 21zM7 11l2 2M10 8l3 3M13 5l2 2' },
];

interface MapToolbarProps {
  tools: readonly Tool[];
  chosen: Tool;
  onChoose: (tool: Tool) => void;
  onUndo: (() => void) | undefined;
  onRedo: (() => void) | undefined;
}

function Icon({ path }: { path: string }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}

/** The tools that draw and edit on the map, and the steps back and forth. */
export function MapToolbar({ tools, chosen, onChoose, onUndo, onRedo }: MapToolbarProps) {
  return (
    <div className={styles.tools} role="group" aria-label={t`Draw and edit`}>
      {TOOLS.filter(({ tool }) => tools.includes(tool)).map(({ tool, label, icon }) => (
        <button
          key={tool}
          type="button"
          aria-label={label}
          title={label}
          aria-pressed={chosen === tool}
          onClick={() => onChoose(tool)}
        >
          <Icon path={icon} />
        </button>
      ))}
      {/* Each press is a step of its own, however fast they come. */}
      <button
        data-steps=""
        type="button"
        aria-label={t`Undo on the map`}
        title={t`Undo`}
        disabled={onUndo === undefined}
        onClick={onUndo}
      >
        <Icon path="M8 5 4 9l4 4M4 9h10a5 5 0 0 1 0 10h-3" />
      </button>
      <button
        data-steps=""
        type="button"
        aria-label={t`Redo on the map`}
        title={t`Redo`}
        disabled={onRedo === undefined}
        onClick={onRedo}
      >
        <Icon path="M16 5l4 4-4 4M20 9H10a5 5 0 0 0 0 10h3" />
      </button>
    </div>
  );
}
