import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { listed } from '@domain/language/language';
import type { Draft } from '@domain/planning/Draft';
import { useNames } from '@records/useHerds';
import { useRanchView } from '@records/useRanchView';
import { Banner } from '@shared/components/Banner';
import { appPaths } from '@shared/paths';
import { dayAt } from '@shared/time/ranchTime';
import { numberInWords } from '@shared/units/units';

/** As many paddocks are named; of more it says how many they are. */
const NAMED_MAX = 5;

const named = (names: readonly string[]): string =>
  names.length > NAMED_MAX ? `${numberInWords(names.length)} paddocks` : listed(names);

/** What the draft could not do, and what helps. */
export function DraftTroubles({ draft: { steps, leftOut, stopped } }: { draft: Draft }) {
  const nameOf = useNames();
  const { zone, now } = useRanchView();
  const namesOf = (why: string) => leftOut.filter((each) => each.why === why).map((each) => nameOf(each.paddockUuid));
  const [unknown, retired] = [namesOf('feed_not_known'), namesOf('retired')];
  const words: ReactNode[] = [];
  if (unknown.length > 0)
    words.push(
      <>
        Left out, since nobody knows how long their feed lasts: {named(unknown)}.{' '}
        <Link to={appPaths.forageTable}>Enter a forage estimate</Link>, or make another draft with “Days in each” or
        “Days at most”.
      </>,
    );
  if (retired.length > 0) words.push(`Left out, since they are retired: ${named(retired)}.`);
  if (stopped?.why === 'none_free') words.push(`No paddock is free from ${dayAt(stopped.at, zone, now)} on.`);
  if (steps.length === 0 && stopped === null) words.push('There is nothing to draft from.');
  return (
    <div role="status">
      {words.length > 0 && (
        <Banner look="warn">
          {words.map((each, index) => (
            <p key={index}>{each}</p>
          ))}
        </Banner>
      )}
    </div>
  );
}
