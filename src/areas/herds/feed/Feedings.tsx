import { plural, t } from '@domain/words';
import { EntriesCard } from '@entries/components/EntriesCard';
import { EntryActs } from '@entries/components/EntryActs';
import type { OpenEntryDialog } from '@entries/entryKinds';
import type { Feedstuff } from '@entries/feeding/useFeedstuffs';
import { useRanchView } from '@records/useRanchView';
import { Button } from '@shared/components/Button';
import { Row, Rows } from '@shared/components/Rows';
import { byLatest, useFeedingWords, type Feeding } from './feedingWords';

const SHOWN_MAX = 100;

interface FeedingsProps {
  feedings: readonly Feeding[];
  feedstuffs: readonly Feedstuff[];
  open: OpenEntryDialog;
  onSetDryMatter: () => void;
}

/** What was put out and eaten on the ranch, the latest first. */
export function Feedings({ feedings, feedstuffs, open, onSetDryMatter }: FeedingsProps) {
  const { mayRecord } = useRanchView();
  const wordsOf = useFeedingWords(feedstuffs);
  const without = feedings.filter(({ data }) => data.dm_percent === null).length;
  return (
    <EntriesCard
      title={t`Feedings`}
      actions={mayRecord && without > 0 && <Button look="quiet" onClick={onSetDryMatter}>{t`Set dry matter`}</Button>}
      nothing={t`No feedings yet. Add feed on the page of a herd or a paddock.`}
      count={feedings.length}
      max={SHOWN_MAX}
    >
      {without > 0 && (
        <p>
          {plural(without, {
            one: '# feeding has no dry matter. All of it counts as dry in net figures.',
            other: '# feedings have no dry matter. All of them count as dry in net figures.',
          })}
        </p>
      )}
      <Rows>
        {[...feedings]
          .sort(byLatest)
          .slice(0, SHOWN_MAX)
          .map((feeding) => {
            const { title, when, more, place } = wordsOf(feeding);
            return (
              <Row
                key={feeding.uuid}
                title={<b>{title}</b>}
                actions={
                  <EntryActs kind="feed" held={feeding} label={t`More for feed of ${when}`} about={place} open={open} />
                }
              >
                <p>{[when, more].filter(Boolean).join('. ')}</p>
              </Row>
            );
          })}
      </Rows>
    </EntriesCard>
  );
}
