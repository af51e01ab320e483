import { Banner } from '@shared/components/Banner';
import { Button } from '@shared/components/Button';
import { Card } from '@shared/components/Card';
import { Spinner } from '@shared/components/Spinner';
import { FileDrop } from '../components/FileDrop';
import { ImportDone } from '../components/ImportDone';
import { PastureMapPreview } from './PastureMapPreview';
import type { usePastureMap } from './usePastureMap';

/** The way of a whole history out of PastureMap: its exports chosen, read, looked at, written. */
export function BringPastureMap({ stage, choose, stop, write }: ReturnType<typeof usePastureMap>) {
  const problem = stage.name === 'choosing' ? stage.problem : null;
  return (
    <>
      <div role="alert">{problem !== null && <Banner look="danger">{problem}.</Banner>}</div>
      {stage.name === 'choosing' && (
        <Card>
          <h2>Your history from PastureMap</h2>
          <p>
            The grazing summaries that PastureMap exports, a workbook for each season: choose all of them at once.
            Herds, paddocks, stays and hay come in, and you see first where figures differ from PastureMap’s.
          </p>
          <FileDrop
            label="Choose workbooks"
            kinds="XLSX, up to 50 MB each"
            isMultiple
            onFiles={(files) => void choose(files)}
          />
        </Card>
      )}
      <div role="status">
        {stage.name === 'reading' && (
          <p>
            <Spinner /> Reading your history…
          </p>
        )}
      </div>
      {stage.name === 'reading' && (
        <div>
          <Button look="quiet" onClick={stop}>
            Stop reading
          </Button>
        </div>
      )}
      {stage.name === 'looking' && <PastureMapPreview read={stage.read} onImport={write} onBack={stop} />}
      {stage.name === 'imported' && <ImportDone imported={stage.imported} onAnother={stop} />}
    </>
  );
}
