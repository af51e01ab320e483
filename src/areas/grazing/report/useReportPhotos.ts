import { useMemo, useState } from 'react';
import { useSelector } from 'react-redux';
import { useSearchParams } from 'react-router';
import type { Period } from '@domain/grazing/seasons';
import { selectAll, type DataOf, type Held, type WithRecords } from '@records/index';

/** A page of paper has six. */
export const REPORT_PHOTOS_MAX = 12;

const PARAM = 'photos';

/**
 * The photos of a period, the latest first, and those that are in the report, in the order of their time. Which these are
 * is in the address, as the season is.
 */
export function useReportPhotos({ since, until }: Period) {
  const [params, setParams] = useSearchParams();
  const all = useSelector((state: WithRecords) => selectAll(state, 'photo'));
  const photos = useMemo(() => {
    const timed = all.map((photo) => ({ photo, at: Date.parse(photo.data.at) }));
    return timed
      .filter(({ at }) => at >= since && at < until)
      .toSorted((one, other) => other.at - one.at)
      .map(({ photo }): Held<DataOf<'photo'>> => photo);
  }, [all, since, until]);
  // A press shows at once, before the address has it.
  const [named, setNamed] = useState(() => params.get(PARAM)?.split(',') ?? []);
  const chosen = photos.filter(({ uuid }) => named.includes(uuid)).slice(0, REPORT_PHOTOS_MAX);
  const choose = (uuid: string, isChosen: boolean) => {
    const others = chosen.map((photo) => photo.uuid).filter((each) => each !== uuid);
    const uuids = isChosen ? [...others, uuid] : others;
    setNamed(uuids);
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        if (uuids.length === 0) next.delete(PARAM);
        else next.set(PARAM, uuids.join(','));
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  };
  return { photos, chosen: chosen.toReversed(), choose };
}
