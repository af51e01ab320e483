import { t } from '@domain/words';
import { EntryActs } from '@entries/components/EntryActs';
import { EntriesCard } from '@entries/components/EntriesCard';
import { RetireFromList } from '@entries/components/RetireFromList';
import type { OpenEntryDialog } from '@entries/entryKinds';
import type { Feedstuff } from '@entries/feeding/useFeedstuffs';
import { FEED_IN_WORDS, FEED_SOURCES } from '@entries/inWords';
import { useRanchView } from '@records/useRanchView';
import { Badge } from '@shared/components/Badge';
import { Button } from '@shared/components/Button';
import { Row, Rows } from '@shared/components/Rows';
import { wordOf } from '@shared/lib/wording';
import { numberInWords } from '@shared/units/units';

/** "Hay, 88 % dry matter, bought from Miller Hay" */
function feedstuffInWords({ what, dm_percent: percent, source, supplier, status, certificate }: Feedstuff['data']) {
  const dry = percent === null ? '' : numberInWords(percent, 1);
  const from = source === 'bought' && supplier !== '' ? t`bought from ${supplier}` : wordOf(FEED_SOURCES, source);
  const certified = certificate === '' ? t`organic` : t`organic, certificate ${certificate}`;
  return [
    wordOf(FEED_IN_WORDS, what),
    dry === '' ? t`dry matter unknown` : t`${dry} % dry matter`,
    from.toLowerCase() === from ? from : from.charAt(0).toLowerCase() + from.slice(1),
    status === 'organic' ? certified : '',
  ]
    .filter(Boolean)
    .join(', ');
}

/** The ranch's own list of feeds. */
export function Feedstuffs({ feedstuffs, open }: { feedstuffs: readonly Feedstuff[]; open: OpenEntryDialog }) {
  const { mayRecord } = useRanchView();
  return (
    <EntriesCard
      title={t`Feeds`}
      actions={mayRecord && <Button look="quiet" onClick={() => open('add-feedstuff')}>{t`Add to the list`}</Button>}
      nothing={t`No feeds yet. A feed of the list fills the dry matter of each feeding of it.`}
      count={feedstuffs.length}
    >
      <Rows>
        {feedstuffs.map((feedstuff) => {
          const { name, retired_at: retired, note } = feedstuff.data;
          return (
            <Row
              key={feedstuff.uuid}
              title={
                <>
                  <b translate="no">{name}</b>{' '}
                  {retired !== null && <Badge>{t({ message: 'Retired', context: 'a feed' })}</Badge>}
                </>
              }
              actions={
                <>
                  {mayRecord && <RetireFromList kind="feedstuff" held={feedstuff} />}
                  <EntryActs kind="feedstuff" held={feedstuff} label={t`More for ${name}`} about={name} open={open} />
                </>
              }
            >
              <p>{feedstuffInWords(feedstuff.data)}</p>
              {note !== '' && <p>{note}</p>}
            </Row>
          );
        })}
      </Rows>
    </EntriesCard>
  );
}
