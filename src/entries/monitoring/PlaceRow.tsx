import type { ReactNode } from 'react';
import { t } from '@domain/words';
import { kindWords } from '@shared/kindWords';
import type { DataOf, Held } from '@records/index';
import { useRanchView } from '@records/useRanchView';
import { Badge } from '@shared/components/Badge';
import { Button } from '@shared/components/Button';
import { Row } from '@shared/components/Rows';
import { EntryActs } from '../components/EntryActs';
import { RetireFromList } from '../components/RetireFromList';
import type { OpenEntryDialog } from '../entryKinds';

type Place = 'key_area' | 'photo_point' | 'transect';

interface PlaceRowProps<K extends Place> {
  kind: K;
  place: Held<DataOf<K>>;
  /** What the paddock is called. */
  about: string;
  /** What records that it was looked at. */
  look: { readonly label: string; readonly ariaLabel: string; readonly onPress: () => void };
  open: OpenEntryDialog;
  children: ReactNode;
}

/** A place that is looked at again and again, with what can be done with it. */
export function PlaceRow<K extends Place>({ kind, place, about, look, open, children }: PlaceRowProps<K>) {
  const { mayRecord } = useRanchView();
  const { name, retired_at: retired, note }: DataOf<Place> = place.data;
  return (
    <Row
      title={
        <>
          <b translate="no">{name}</b> {kindWords(kind).one}{' '}
          {retired !== null && <Badge>{t({ message: 'Retired', context: 'a place that is monitored' })}</Badge>}
        </>
      }
      actions={
        <>
          {mayRecord && retired === null && (
            <Button look="quiet" aria-label={look.ariaLabel} onClick={look.onPress}>
              {look.label}
            </Button>
          )}
          {mayRecord && <RetireFromList kind={kind} held={place} />}
          <EntryActs kind={kind} held={place} label={t`More for ${name}`} about={about} open={open} />
        </>
      }
    >
      {children}
      {note !== '' && <p>{note}</p>}
    </Row>
  );
}
