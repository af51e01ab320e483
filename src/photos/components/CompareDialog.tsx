import { useState } from 'react';
import { t } from '@domain/words';
import type { DataOf, Held } from '@records/index';
import { Actions } from '@shared/components/Actions';
import { Button } from '@shared/components/Button';
import { Dialog } from '@shared/components/Dialog';
import { ComparePhotos } from './ComparePhotos';
import Photos from './Photos';

type Photo = Held<DataOf<'photo'>>;

interface CompareDialogProps {
  photo: Photo;
  /** The others of its place, the latest first. */
  others: readonly Photo[];
  /** What they are of is called. */
  about: string;
  /** Back to the photo. */
  onBack: () => void;
}

/** How many pictures are asked for at once. */
const STEP = 24;

const inOrder = (one: Photo, other: Photo): readonly [Photo, Photo] =>
  Date.parse(one.data.at) <= Date.parse(other.data.at) ? [one, other] : [other, one];

/** A photo beside another one of its place, which is chosen first. */
export function CompareDialog({ photo, others, about, onBack }: CompareDialogProps) {
  const [otherUuid, setOther] = useState<string>();
  const [max, setMax] = useState(STEP);
  const other = others.find(({ uuid }) => uuid === otherUuid);
  return (
    <Dialog title={other === undefined ? t`Compare with which photo?` : t`Compare`} isWide onClose={onBack}>
      {other === undefined ? (
        <Photos photos={others.slice(0, max)} about={about} isDated onOpen={setOther} />
      ) : (
        <ComparePhotos photos={inOrder(photo, other)} about={about} />
      )}
      <Actions isEnd>
        {other === undefined && others.length > max && (
          <Button look="quiet" onClick={() => setMax((shown) => shown + STEP)}>{t`Show more`}</Button>
        )}
        {other !== undefined && (
          <Button look="quiet" onClick={() => setOther(undefined)}>{t`Choose another photo`}</Button>
        )}
        <Button onClick={onBack}>{t`Back to the photo`}</Button>
      </Actions>
    </Dialog>
  );
}
