import type { MapSettings } from '@contract/people/mapSettings';
import { measuredFor } from '../measured';
import { fits, LINE_HEIGHT, type LabelRoom } from '../labelRoom';
import type { SketchedPaddock } from '../SketchedRanch';
import { valueInWords } from '../valueInWords';
import styles from './SampleMap.module.css';

interface SketchLabelsProps {
  paddocks: readonly SketchedPaddock[];
  /** In the order of the paddocks. */
  rooms: readonly (LabelRoom | undefined)[];
  settings: MapSettings;
}

/** The names of paddocks with their figures, where there is room for both, or for the name. */
export function SketchLabels({ paddocks, rooms, settings }: SketchLabelsProps) {
  return paddocks.map(({ uuid, name, figures }, index) => {
    const room = rooms[index];
    if (room === undefined) return null;
    const value = valueInWords(measuredFor(settings.mapSelectedColorScheme, figures), settings);
    const lines = [[name, value], [name]].map((texts) => texts.filter((text) => text !== ''));
    const shown = lines.find((texts) => fits(texts, room) !== 'none');
    if (shown === undefined) return null;
    const classes = [styles.label, fits(shown, room) === 'wide' ? styles.wideOnly : ''].join(' ');
    const top = 6 - ((shown.length - 1) * LINE_HEIGHT) / 2;
    return (
      <g key={uuid} transform={`translate(${room.x} ${room.y})`}>
        <g className={classes} textAnchor="middle" fill="#16261c" stroke="#fbf6e6" strokeWidth="4" paintOrder="stroke">
          {shown.map((text, line) => (
            <text key={text} y={top + line * LINE_HEIGHT} fontSize="18" fontWeight={line === 0 ? 650 : undefined}>
              {text}
            </text>
          ))}
        </g>
      </g>
    );
  });
}
