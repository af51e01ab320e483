import { t } from '@domain/words';
import { Banner } from '@shared/components/Banner';
import { Button } from '@shared/components/Button';
import { Card } from '@shared/components/Card';
import { FileDrop } from '@shared/components/FileDrop';
import { FilePreview } from './FilePreview';
import { SentFromFile } from './SentFromFile';
import { useChangesFile } from './useChangesFile';

/** Changes that another device of this ranch could not send: they are read from its file, and sent from here. */
export function FromFile({ ranchUuid }: { ranchUuid: string }) {
  const { stage, choose, stop, send } = useChangesFile(ranchUuid);
  const fileName = stage.name === 'reading' ? stage.fileName : '';
  return (
    <Card>
      <h2>{t`Changes from another device`}</h2>
      <div role="alert">
        {stage.name === 'choosing' && stage.problem !== null && <Banner look="danger">{stage.problem}.</Banner>}
      </div>
      {stage.name === 'choosing' && (
        <>
          <p>{t`A device that can’t send its changes saves them as a file. Read that file here to send them.`}</p>
          <FileDrop
            id="read-changes"
            label={t`Read a file`}
            kinds={t`A .json file of changes up to 16 MB, or a .zip with photos up to 500 MB`}
            onFiles={(files) => void choose(files)}
          />
        </>
      )}
      {stage.name === 'reading' && (
        <>
          <p role="status">{t`Reading ${fileName}…`}</p>
          <Button look="quiet" onClick={stop}>{t`Stop reading`}</Button>
        </>
      )}
      {stage.name === 'looking' && (
        <FilePreview
          read={stage.read}
          isSending={stage.isSending}
          onSend={(groups) => void send(stage.read, groups)}
          onCancel={stop}
        />
      )}
      {stage.name === 'sent' && <SentFromFile sent={stage.sent} onAnother={stop} />}
    </Card>
  );
}
