import { useSelector } from 'react-redux';
import { calendarYear } from '@domain/grazing/calendarYear';
import { zoneOf } from '@domain/grazing/time';
import type { RuleSet } from '@domain/rules/RuleSet';
import { t } from '@domain/words';
import { EntryActs } from '@entries/components/EntryActs';
import type { OpenEntryDialog } from '@entries/entryKinds';
import { confinedInWords, confinedTimes, reasonInWords } from '@entries/organic/confinementWords';
import { selectAll, type WithRecords } from '@records/index';
import { useNames } from '@records/useHerds';
import { useRanchView } from '@records/useRanchView';
import { Card } from '@shared/components/Card';
import { Row, Rows } from '@shared/components/Rows';

interface SeasonConfinementsProps {
  year: number;
  rules: RuleSet;
  open: OpenEntryDialog;
}

/** What kept animals from pasture in a year, with the paragraph that allows it. */
export function SeasonConfinements({ year, rules, open }: SeasonConfinementsProps) {
  const { zone } = useRanchView();
  const nameOf = useNames();
  const all = useSelector((state: WithRecords) => selectAll(state, 'confinement'));
  const { since, until } = calendarYear(year, zoneOf(zone));
  const ofYear = all
    .filter(({ data }) => Date.parse(data.starts_at) < until)
    .filter(({ data }) => data.ends_at === null || Date.parse(data.ends_at) > since)
    .sort((one, other) => (one.data.starts_at < other.data.starts_at ? -1 : 1));
  return (
    <Card>
      <h3>{t`Kept from pasture`}</h3>
      {ofYear.length === 0 ? (
        <p>{t`Nothing this year.`}</p>
      ) : (
        <Rows>
          {ofYear.map((held) => {
            const { herd_uuid: herdUuid, reason, note } = held.data;
            const [herd, times] = [nameOf(herdUuid), confinedTimes(held.data, zone)];
            const paragraph = rules.reasons[reason];
            const why = reasonInWords(held.data);
            return (
              <Row
                key={held.uuid}
                title={
                  <>
                    <b translate="no">{herd}</b>: {confinedInWords(held.data)}
                  </>
                }
                actions={
                  <EntryActs
                    kind="confinement"
                    held={held}
                    label={t`More for ${herd}, ${times}`}
                    about={herd}
                    open={open}
                  />
                }
              >
                <p>
                  {times}. {why}
                  {paragraph !== undefined && ` (${paragraph})`}
                </p>
                {note !== '' && <p>{note}</p>}
              </Row>
            );
          })}
        </Rows>
      )}
    </Card>
  );
}
