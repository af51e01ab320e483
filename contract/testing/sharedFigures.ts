import { figuresOf } from '@domain/grazing/figures';
import { timelinesOf } from '@domain/grazing/timelines';
import { grazingRecordsOf } from '@domain/testing/sharedRanch';
import type { SharedRecord, ShareTerms } from '@domain/sharing/shareTerms';
import { windowOf } from '@domain/sharing/shareWindow';
import { zone } from './projections';

const DIGITS = 10;

const rounded = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value), (_key, each: unknown) =>
    typeof each === 'number' ? Number(each.toPrecision(DIGITS)) : each,
  );

/**
 * What is compared of shared paddocks over the window of a share, or up to an instant: gross and net, days, feed, the ends of
 * stays, and rests within it.
 */
export function sharedFigures(
  records: readonly SharedRecord[],
  share: ShareTerms,
  shared: readonly string[],
  asOf: number,
): unknown {
  const { since, until } = windowOf(share, zone);
  const period = { since, until: Math.min(until - 1, asOf), season: null };
  const timelines = timelinesOf(grazingRecordsOf(records));
  const { paddocks } = figuresOf(timelines, period);
  return rounded(
    [...shared].sort().map((uuid) => {
      const own = paddocks.get(uuid);
      const visits = timelines.visits.get(uuid) ?? [];
      const isRestKnown = typeof own?.lastOut === 'number' && own.lastOut > since;
      return {
        uuid,
        acres: own?.acres,
        gross: own?.gross,
        net: own?.net,
        grazingDays: own?.grazingDays,
        feed: [own?.feedPutOutLb, own?.feedEatenLb],
        herds: [...(own?.herdUuids ?? [])].sort(),
        rest: isRestKnown ? own.elapsedRestDays : 'before',
        ended: visits
          .map(({ to }) => to)
          .filter((to) => to > since && to < period.until)
          .sort(),
      };
    }),
  );
}
