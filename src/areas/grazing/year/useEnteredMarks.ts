import { useMemo, useState } from 'react';
import { useSelector } from 'react-redux';
import { daysOfMoves } from '@domain/entered/daysOfMoves';
import type { EnteredMarks } from '@domain/entered/enteredStays';
import type { Span } from '@domain/grazing/overTime';
import { selectConnection } from '@features/ui';
import { selectRanch } from '@features/user';
import { useEnteredQuery } from '@records/enteredApi';
import { selectTimelines } from '@records/index';
import { selectCursor } from '@records/recordsSelectors';

const NO_DAYS = { from: null, to: null };

/** How the moves behind the stays of a time were entered, once the server has said it; none of them is known before. */
export function useEnteredMarks({ since, until }: Span) {
  const { stays, standard } = useSelector(selectTimelines);
  const ranch = useSelector(selectRanch);
  const cursor = useSelector(selectCursor);
  const connection = useSelector(selectConnection);
  const [wasOnline, setWasOnline] = useState(connection === 'online');
  if (connection === 'online' && !wasOnline) setWasOnline(true);
  const days = useMemo(() => daysOfMoves(stays, { since, until }, standard.zone), [stays, since, until, standard]);
  const asked = { ranchUuid: ranch?.ranch_uuid ?? '', days: days ?? NO_DAYS, cursor };
  const query = useEnteredQuery(asked, { skip: !wasOnline || days === null || ranch === null });
  const facts = query.data;
  const marks = useMemo((): EnteredMarks => new Map(facts), [facts]);
  return { marks, query, isAsked: days !== null };
}
