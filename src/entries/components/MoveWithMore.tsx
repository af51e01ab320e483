import type { FormikValues } from 'formik';
import { useState } from 'react';
import { useSelector, useStore } from 'react-redux';
import { selectRanch } from '@features/user';
import type { DataOf, WithRecords } from '@records/index';
import type { Change } from '@records/group';
import { MoveForm, type MoreOfMove, type MoveFormProps } from '@records/moving/MoveForm';
import { photoChanges, photoValues, stillOpening, type PhotoValues } from '@photos/photoDraft';
import { CONFINED, confinedByMoves } from '../organic/confinedByMoves';
import { LateConfinedByMove, useIsOrganic } from '../organic/lateConfining';
import { AddedPhotos } from './AddedPhotos';

/** Of a move with photos, whichever they are: the form of moves knows them as more values. */
const asPhotos = (values: FormikValues) => values as PhotoValues;

/** The photos of moves that are made together: they name the first, are shown with each, and were taken where it leads. */
function photosOf(made: readonly Change[], values: FormikValues): readonly Change[] {
  const move = made.find(({ kind, base }) => kind === 'move' && base === null);
  if (move === undefined) return [];
  const [paddockUuid = null] = (move.data as Partial<DataOf<'move'>>).paddock_uuids ?? [];
  return photoChanges({ kind: 'move', uuid: move.uuid, paddockUuid }, [], asPhotos(values).photos);
}

/** The form of moves, with photos of what was found there and, on an organic ranch, why herds are kept from pasture. */
export function MoveWithMore(props: Omit<MoveFormProps, 'more'>) {
  const ranch = useSelector(selectRanch);
  const store = useStore<WithRecords>();
  const isOrganic = useIsOrganic();
  const [more] = useState((): MoreOfMove => ({
    values: { ...photoValues(), ...CONFINED },
    fields: (
      <>
        {isOrganic && <LateConfinedByMove />}
        <AddedPhotos about={ranch?.name ?? ''} />
      </>
    ),
    problems: (values) => stillOpening(asPhotos(values)),
    changes: (made, values) => [
      ...photosOf(made, values),
      ...(isOrganic ? confinedByMoves(store.getState(), made, values) : []),
    ],
  }));
  return <MoveForm {...props} more={more} />;
}
