import { useState } from 'react';
import { useSelector } from 'react-redux';
import type { RecordVersion } from '@contract/grazing/history';
import { may } from '@contract/ranches/rights';
import { t } from '@domain/words';
import { selectIsOnline } from '@features/ui';
import { selectMe, selectRanch } from '@features/user';
import { Button } from '@shared/components/Button';
import { latePart } from '@shared/components/latePart';
import { labelInWords } from '../saidInWords';

const EraseForm = latePart(() => import('./EraseForm'));

interface EraseVersionProps {
  version: RecordVersion;
  /** The record whose history is shown: only its own versions are erased here. */
  uuid: string;
  /** The revision of the version that holds; undefined where the server doesn't say. */
  holding: number | undefined;
  onErased: () => void;
}

/** What of a version its owner may erase from here: its content, or the words that are left of it. */
function eraseable({ version, uuid, holding }: Omit<EraseVersionProps, 'onErased'>): 'content' | 'words' | null {
  if (version.uuid !== uuid || version.group_uuid === undefined || version.revision === holding) return null;
  if (version.data !== null) return 'content';
  return version.erased === true && version.label_erased !== true ? 'words' : null;
}

/** The way to erase what a version said, for the owner of the ranch. */
export function EraseVersion({ onErased, ...of }: EraseVersionProps) {
  const ranch = useSelector(selectRanch);
  const isOnline = useSelector(selectIsOnline);
  const isMasquerade = useSelector(selectMe)?.masqueraded_by !== null;
  const [isAsking, setIsAsking] = useState(false);
  const what = eraseable(of);
  if (what === null || ranch === null || !may(ranch.role, 'eraseHistory') || isMasquerade || !isOnline) return null;
  const words = what === 'content' ? t`Erase this version’s content` : t`Erase its words`;
  return (
    <>
      <Button look="quiet" aria-label={`${words}: ${labelInWords(of.version)}`} onClick={() => setIsAsking(true)}>
        {words}
      </Button>
      {isAsking && (
        <EraseForm
          ranch={ranch}
          version={of.version}
          what={what}
          onErased={onErased}
          onClose={() => setIsAsking(false)}
        />
      )}
    </>
  );
}
