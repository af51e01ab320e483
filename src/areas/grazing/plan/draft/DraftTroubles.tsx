import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { listed } from '@domain/language/language';
import type { Draft } from '@domain/planning/Draft';
import { plural, t } from '@domain/words';
import { useNames } from '@records/useHerds';
import { useRanchView } from '@records/useRanchView';
import { Banner } from '@shared/components/Banner';
import { appPaths } from '@shared/paths';
import { dayAt } from '@shared/time/ranchTime';
import { Trans } from '@shared/words';

/** As many paddocks are named; of more it says how many they are. */
const NAMED_MAX = 5;

function named(names: readonly string[]): string {
  const count = names.length;
  return count > NAMED_MAX ? plural(count, { one: '# paddock', other: '# paddocks' }) : listed(names);
}

/** What the draft could not do, and what helps. */
export function DraftTroubles({ draft: { steps, leftOut, stopped } }: { draft: Draft }) {
  const nameOf = useNames();
  const { zone, now } = useRanchView();
  const namesOf = (why: string) => leftOut.filter((each) => each.why === why).map((each) => nameOf(each.paddockUuid));
  const [unknown, retired] = [namesOf('feed_not_known'), namesOf('retired')];
  const [lackingFeed, outOfUse] = [named(unknown), named(retired)];
  const words: ReactNode[] = [];
  if (unknown.length > 0)
    words.push(
      <Trans>
        Left out, since we don’t know how long their feed lasts: {lackingFeed}.{' '}
        <Link to={appPaths.forageTable}>Enter a forage estimate</Link>, or make another draft with “Days in each” or
        “Days at most”.
      </Trans>,
    );
  if (retired.length > 0) words.push(t`Left out, since they are retired: ${outOfUse}.`);
  if (stopped?.why === 'none_free') {
    const day = dayAt(stopped.at, zone, now);
    words.push(t`No paddock is free from ${day} on.`);
  }
  if (steps.length === 0 && stopped === null) words.push(t`There is nothing to draft from.`);
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
