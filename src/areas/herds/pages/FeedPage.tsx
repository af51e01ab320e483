import { useSelector } from 'react-redux';
import { t } from '@domain/words';
import { EntryDialogs } from '@entries/components/EntryDialogs';
import { useFeedstuffs } from '@entries/feeding/useFeedstuffs';
import { selectAll, type WithRecords } from '@records/index';
import { useNames } from '@records/useHerds';
import { useRanchView } from '@records/useRanchView';
import { Page } from '@shared/components/Page';
import { PageHead } from '@shared/components/PageHead';
import { PageTitle } from '@shared/components/PageTitle';
import { useDialogInAddress } from '@shared/lib/useDialogInAddress';
import { Feedings } from '../feed/Feedings';
import { Feedstuffs } from '../feed/Feedstuffs';
import { SetDryMatter } from '../feed/SetDryMatter';

const SET = 'set-dry-matter';

/** The ranch's own list of feeds, and what was fed. */
export default function FeedPage() {
  const dialog = useDialogInAddress();
  const { mayRecord } = useRanchView();
  const feedstuffs = useFeedstuffs();
  const feedings = useSelector((state: WithRecords) => selectAll(state, 'feed'));
  const nameOf = useNames();
  const opened = feedings.find(({ uuid }) => uuid === dialog.params.get('entry'))?.data;
  return (
    <Page>
      <PageTitle title={t`Feed`} />
      <PageHead title={t`Feed`} lead={t`The feeds of the ranch, and what was fed.`} />
      <Feedstuffs feedstuffs={feedstuffs} open={dialog.open} />
      <Feedings
        feedings={feedings}
        feedstuffs={feedstuffs}
        open={dialog.open}
        onSetDryMatter={() => dialog.open(SET)}
      />
      {dialog.name === SET && mayRecord && (
        <SetDryMatter feedings={feedings} feedstuffs={feedstuffs} onClose={dialog.close} />
      )}
      <EntryDialogs dialog={dialog} subject={{ name: nameOf(opened?.paddock_uuid ?? opened?.herd_uuid ?? '') }} />
    </Page>
  );
}
