import { useSelector } from 'react-redux';
import { t } from '@domain/words';
import { EntriesCard } from '@entries/components/EntriesCard';
import { EntryActs } from '@entries/components/EntryActs';
import type { OpenEntryDialog } from '@entries/entryKinds';
import { demandInWords } from '@entries/organic/demandWords';
import { ANIMAL_NAMES } from '@records/herdWords';
import { selectAll, type WithRecords } from '@records/index';
import { useNames } from '@records/useHerds';
import { useRanchView } from '@records/useRanchView';
import { Button } from '@shared/components/Button';
import { Row, Rows } from '@shared/components/Rows';
import { wordOf } from '@shared/lib/wording';

/** What a head of each class needs, for the organic report: the latest first. */
export function DryMatterDemand({ open }: { open: OpenEntryDialog }) {
  const { mayAddPaddocks: mayWrite, weight } = useRanchView();
  const nameOf = useNames();
  const all = useSelector((state: WithRecords) => selectAll(state, 'demand'));
  const demands = [...all].sort((one, other) => (one.data.starts_on < other.data.starts_on ? 1 : -1));
  return (
    <EntriesCard
      title={t`Dry matter demand`}
      actions={mayWrite && <Button look="quiet" onClick={() => open('add-demand')}>{t`Add demand`}</Button>}
      nothing={t`None yet. Until then the organic report counts with the ranch’s own intake.`}
      count={demands.length}
    >
      <Rows>
        {demands.map((demand) => {
          const name = wordOf(ANIMAL_NAMES, demand.data.animal);
          const words = demandInWords(demand.data, weight, nameOf);
          return (
            <Row
              key={demand.uuid}
              title={<b>{name}</b>}
              actions={
                <EntryActs kind="demand" held={demand} label={t`More for ${name}: ${words}`} about={name} open={open} />
              }
            >
              <p>{words}</p>
            </Row>
          );
        })}
      </Rows>
    </EntriesCard>
  );
}
