import { plural, t } from '@domain/words';
import { saveUnreadable } from '@records/saveUnreadable';
import { useSaveFile } from '@records/useSaveFile';
import { Actions } from '@shared/components/Actions';
import { Button } from '@shared/components/Button';
import { Card } from '@shared/components/Card';

/** Changes that a newer version has left here, or that are damaged. They are neither sent nor deleted. */
export function UnreadableOnDevice({ unreadable }: { unreadable: readonly unknown[] }) {
  const saveFile = useSaveFile();
  if (unreadable.length === 0) return null;
  return (
    <Card>
      <h2>{t`Cannot be read`}</h2>
      <p>
        {plural(unreadable.length, {
          one: '# change on this device cannot be read by this version of Grazewell. It stays here, and a newer version may be able to send it.',
          other:
            '# changes on this device cannot be read by this version of Grazewell. They stay here, and a newer version may be able to send them.',
        })}
      </p>
      <Actions>
        <Button
          aria-label={t`Save as a file what cannot be read`}
          onClick={() => void saveFile(() => saveUnreadable(unreadable))}
        >
          {t`Save as a file`}
        </Button>
      </Actions>
    </Card>
  );
}
