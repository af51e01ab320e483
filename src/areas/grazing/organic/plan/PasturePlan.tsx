import { useSelector } from 'react-redux';
import type { PlanText, RuleSet } from '@domain/rules/RuleSet';
import { t } from '@domain/words';
import { EntryActs } from '@entries/components/EntryActs';
import type { OpenEntryDialog } from '@entries/entryKinds';
import { useSaveEntry } from '@entries/useSaveEntry';
import { selectAll, type WithRecords } from '@records/index';
import { useRanchView } from '@records/useRanchView';
import { Button } from '@shared/components/Button';
import { Card } from '@shared/components/Card';
import styles from '../organic.module.css';
import { asPlanNote, planNote, planTextOf, planTitle } from './planNotes';
import { usePlanTexts } from './usePlanTexts';

interface PlanTextProps {
  year: number;
  asked: PlanText;
  /** What the record says of it. */
  offered: string;
  open: OpenEntryDialog;
}

function PlanPartText({ year, asked, offered, open }: PlanTextProps) {
  const notes = useSelector((state: WithRecords) => selectAll(state, 'note'));
  const { mayRecord, now } = useRanchView();
  const { add } = useSaveEntry('note');
  const { part, title, paragraph } = asked;
  const kept = planNote(notes, year, asked);
  const text = kept === undefined ? offered : planTextOf(kept);
  const isToType = kept === undefined && mayRecord && offered === '';
  const keep = () => {
    const words = asPlanNote(planTitle(year, asked), offered);
    const data = { at: new Date(now).toISOString(), text: words, paddock_uuid: null, herd_uuid: null, point: null };
    add({ what: 'added', kind: 'note', name: title }, data);
  };
  return (
    <div>
      <h4>
        {title} ({paragraph})
      </h4>
      <p>{text === '' ? t`Nothing recorded yet.` : text}</p>
      {isToType && (
        <Button look="quiet" aria-label={t`Write: ${title}`} onClick={() => open('add-note', { plan: part })}>
          {t`Write this text`}
        </Button>
      )}
      {kept === undefined && mayRecord && offered !== '' && (
        <Button look="quiet" aria-label={t`Keep as a note: ${title}`} onClick={keep}>
          {t`Keep as a note`}
        </Button>
      )}
      {kept !== undefined && (
        <EntryActs kind="note" held={kept} label={t`More for ${title}`} about={title} open={open} />
      )}
    </div>
  );
}

/** The texts that the rules ask for in a pasture plan: begun with what the record says, and kept as notes of the ranch. */
export function PasturePlan({ year, rules, open }: { year: number; rules: RuleSet; open: OpenEntryDialog }) {
  const offered = usePlanTexts(year);
  const name = String(year);
  if (rules.plan.length === 0) return null;
  return (
    <Card>
      <h3>{t`Pasture plan ${name}`}</h3>
      <div className={styles.plan}>
        {rules.plan.map((asked) => (
          <PlanPartText key={asked.part} year={year} asked={asked} offered={offered[asked.part]} open={open} />
        ))}
      </div>
    </Card>
  );
}
