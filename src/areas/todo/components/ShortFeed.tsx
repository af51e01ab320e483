import type { Due } from '@domain/grazing/due';
import { plural, t } from '@domain/words';
import { ButtonLink } from '@shared/components/ButtonLink';
import { Row } from '@shared/components/Rows';
import { appPaths } from '@shared/paths';
import { useNamed } from '../useNamed';
import { DueHerd } from './DueHerd';
import { DueSection } from './DueSection';

interface ShortFeedProps {
  due: Due;
  mayRecord: boolean;
}

/** Herds that have feed for less than two days where they are. */
export function ShortFeed({ due: { shortOfFeed }, mayRecord }: ShortFeedProps) {
  const { herdOf } = useNamed();
  return (
    <DueSection title={t`Feed is short`} count={shortOfFeed.length}>
      {shortOfFeed.map(({ herdUuid, days }) => {
        const herd = herdOf(herdUuid);
        const left = Number(days.toFixed(1));
        return (
          herd !== undefined && (
            <Row
              key={herdUuid}
              title={<DueHerd uuid={herdUuid} herd={herd} />}
              actions={
                mayRecord && <ButtonLink to={`${appPaths.herds}?form=move&herd=${herdUuid}`}>{t`Move`}</ButtonLink>
              }
            >
              <p>{t`Feed for ${plural(left, { one: '# day', other: '# days' })}`}</p>
            </Row>
          )
        );
      })}
    </DueSection>
  );
}
