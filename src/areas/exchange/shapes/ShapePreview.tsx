import { useDeferredValue, useMemo, useState } from 'react';
import { useSelector } from 'react-redux';
import { plural, t } from '@domain/words';
import { selectAll, type WithRecords } from '@records/index';
import { Banner } from '@shared/components/Banner';
import { Button } from '@shared/components/Button';
import { PreviewFrame } from '../bringing/PreviewFrame';
import { countsInWords, type Brought } from '../bringing/Imported';
import { importChanges } from './importChanges';
import type { ReadFile } from './readShapes';
import { nameFieldsOf, rowsOf, withChoice, type NamedBy } from './shapeRows';
import { useRowReading } from './useRowReading';
import { MapKey } from './MapKey';
import { ShapeControls } from './ShapeControls';
import { ShapeList } from './ShapeList';
import { ShapeMap } from './ShapeMap';
import styles from './ShapePreview.module.css';

interface ShapePreviewProps {
  fileName: string;
  read: ReadFile;
  onImport: (brought: Brought) => void;
  onBack: () => void;
}

/** What a file would bring to the ranch, and what is done about each of its shapes. Nothing has been sent yet. */
export function ShapePreview({ fileName, read, onImport, onBack }: ShapePreviewProps) {
  const [rows, setRows] = useState(() => rowsOf(read));
  const [namedBy, setNamedBy] = useState<NamedBy>(null);
  const [search, setSearch] = useState('');
  const [marked, setMarked] = useState<string | null>(null);
  const { nameOf, troublesOf, shapeless } = useRowReading(rows, namedBy);
  const paddocks = useSelector((state: WithRecords) => selectAll(state, 'paddock'));
  const ranch = useMemo(() => paddocks.flatMap(({ data: { shape } }) => (shape === null ? [] : [shape])), [paddocks]);
  // Thousands of shapes take longer to draw than to list: the list comes first.
  const drawn = useDeferredValue(rows, []);
  const wanted = search.trim().toLowerCase();
  const shown = wanted === '' ? rows : rows.filter((row) => nameOf(row).toLowerCase().includes(wanted));
  const fields = useMemo(() => nameFieldsOf(rows), [rows]);
  const coming = rows.filter(({ becomes }) => becomes !== 'nothing');
  const counts = countsInWords(coming.map(({ becomes }) => ({ kind: becomes })));
  return (
    <PreviewFrame
      title={t`${plural(rows.length, { one: '# shape', other: '# shapes' })} in ${fileName}`}
      other={t`Choose another file`}
      onBack={onBack}
      bar={
        coming.length === 0 ? (
          <p>{t`Nothing selected yet. Choose what each shape should become.`}</p>
        ) : (
          <Button onClick={() => onImport(importChanges(rows, namedBy, shapeless))}>{t`Import ${counts}`}</Button>
        )
      }
    >
      {read.remarks.map((remark) => (
        <Banner key={remark} look="info">
          {remark}.
        </Banner>
      ))}
      <div className={styles.sides}>
        <div className={styles.map}>
          <ShapeMap rows={drawn} nameOf={nameOf} ranch={ranch} marked={marked} />
          <MapKey rows={rows} hasRanch={ranch.length > 0} />
        </div>
        <div className={styles.list}>
          <ShapeControls
            search={search}
            onSearch={setSearch}
            fields={fields}
            namedBy={namedBy}
            onNamedBy={setNamedBy}
            shown={shown}
            count={rows.length}
            onAll={(becomes) => setRows(withChoice(rows, new Set(shown.map(({ key }) => key)), becomes))}
          />
          {shown.length === 0 ? (
            <p>{t`No shape has that in its name.`}</p>
          ) : (
            <ShapeList
              rows={shown}
              nameOf={nameOf}
              troublesOf={troublesOf}
              onChoice={(key, becomes) => setRows(withChoice(rows, new Set([key]), becomes))}
              onMark={setMarked}
            />
          )}
        </div>
      </div>
    </PreviewFrame>
  );
}
