import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import { triggerYears, type TriggerYear } from '@domain/drought/triggerYear';
import { collator } from '@domain/language/language';
import { isKnown } from '@domain/grazing/figure';
import { t } from '@domain/words';
import { EntryActs } from '@entries/components/EntryActs';
import { indicatorInWords } from '@entries/drought/thresholdUnit';
import { lineInWords, toEnter, valueInWords } from '@entries/drought/triggerInWords';
import { useDroughtSources } from '@entries/drought/useDroughtSources';
import type { OpenEntryDialog } from '@entries/entryKinds';
import { usePersonsUnits } from '@features/user/usePersonsUnits';
import { DECISION_NAMES } from '@records/evidenceWords';
import { selectAll, selectNow, selectOne, type WithRecords } from '@records/index';
import { useMayWrite } from '@records/useMayWrite';
import { Button } from '@shared/components/Button';
import { wordOf } from '@shared/lib/wording';
import { shortDay } from '@shared/time/ranchTime';
import { ReportTable } from '../report/ReportTable';
import { OfferedTransfers } from './OfferedTransfers';

const NONE = '---';

interface OfYear {
  of: TriggerYear;
  open: OpenEntryDialog;
}

/** The figure by what is recorded now, or what to enter. */
function FigureNow({ of }: Pick<OfYear, 'of'>) {
  const units = usePersonsUnits();
  const [value, line, enter] = [valueInWords(of, units), lineInWords(of.trigger.data, units), toEnter(of)];
  return (
    <>
      {isKnown(of.value) ? t`${value} (met when ${line})` : value}
      {enter !== null && <p>{enter}</p>}
      {of.hasBegunWithin && <p>{t`Rain was first recorded within these days.`}</p>}
    </>
  );
}

function metInWords({ isMet }: TriggerYear): string {
  if (isMet === null) return t({ message: 'Open', context: 'a condition of the drought plan' });
  return isMet ? t`Met` : t`Not met`;
}

/** What was decided, with the figure as it was then; the way to decide where nobody has. */
function Decision({ of, open }: OfYear) {
  const { decision, trigger, year } = of;
  const units = usePersonsUnits();
  const mayWrite = useMayWrite()('decision');
  const held = useSelector((state: WithRecords) => selectOne(state, 'decision', decision?.uuid ?? ''));
  const { name } = trigger.data;
  if (held === undefined) {
    if (!mayWrite) return NONE;
    const ask = { trigger: trigger.uuid, decide: String(year) };
    return (
      <>
        <OfferedTransfers of={of} />
        <Button look="quiet" aria-label={t`Decide: ${name}, ${year}`} onClick={() => open('add-decision', ask)}>
          {t`Decide`}
        </Button>
      </>
    );
  }
  const { what, value, by, note } = held.data;
  const then = value === null ? t`figure unknown then` : indicatorInWords(value, trigger.data.indicator, units);
  return (
    <>
      <b>{wordOf(DECISION_NAMES, what)}</b> <span>{t`The figure then: ${then}.`}</span> {by}
      {note !== '' && <p>{note}</p>}
      <EntryActs
        kind="decision"
        held={held}
        label={t`More for the decision of ${name}, ${year}`}
        about={name}
        open={open}
      />
    </>
  );
}

/** Each day to decide in each year, the latest first: the figure, whether the condition was met, and what was decided. */
export function TriggerYears({ open }: { open: OpenEntryDialog }) {
  const triggers = useSelector((state: WithRecords) => selectAll(state, 'trigger'));
  const sources = useDroughtSources();
  const now = useSelector(selectNow);
  const rows = useMemo(
    () => triggerYears(triggers, sources, now).sort((one, other) => collator.compare(other.on, one.on)),
    [triggers, sources, now],
  );
  if (rows.length === 0) return null;
  return (
    <section>
      <h2>{t`Year by year`}</h2>
      <p>{t`A decision keeps the figure as it was then. What is recorded later changes the figure, not the decision.`}</p>
      <ReportTable
        label={t`Year by year`}
        columns={[
          { name: t`Name`, isName: true },
          { name: t`Day` },
          { name: t`The figure` },
          { name: t`Condition` },
          { name: t`Decided` },
        ]}
        rows={rows.map((of) => ({
          key: `${of.trigger.uuid} ${of.year}`,
          cells: [
            of.trigger.data.name,
            shortDay(of.on),
            <FigureNow key="figure" of={of} />,
            metInWords(of),
            <Decision key="decision" of={of} open={open} />,
          ],
        }))}
      />
    </section>
  );
}
