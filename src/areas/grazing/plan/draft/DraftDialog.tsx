import { useFormikContext } from 'formik';
import { useEffect, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { zoneOf } from '@domain/grazing/time';
import { laidOut, type Draft } from '@domain/planning/Draft';
import { isBeforeToday } from '@domain/planning/inThePast';
import { t } from '@domain/words';
import { useAllMarks } from '@records/closedGround';
import { added, changeRecorded, selectFigures, type WithRecords } from '@records/index';
import { useHerds, useNames } from '@records/useHerds';
import { useOpenPlans } from '@records/useOpenPlans';
import { useRanchView } from '@records/useRanchView';
import { Banner } from '@shared/components/Banner';
import { Button } from '@shared/components/Button';
import { Form } from '@shared/forms/Form';
import { nestedRules } from '@shared/forms/nestedRules';
import { LeaveQuestion } from '@shared/forms/leaving';
import { lazyRules } from '@shared/forms/rules';
import { TypedDialog } from '@shared/forms/TypedDialog';
import { idle } from '@shared/requestState';
import { instantOf, localOf } from '@shared/time/ranchTime';
import { nextStart } from '../planValues';
import { DraftOptionsForm } from './DraftOptionsForm';
import styles from './Draft.module.css';
import { DraftSteps } from './DraftSteps';
import { DraftTroubles } from './DraftTroubles';
import { draftOf, draftValues, stepsIn, type DraftOptions, type DraftValues } from './draftValues';

/** Back to what the draft is made by; asks before it loses what was changed of it. */
function AnotherDraft({ onBack }: { onBack: () => void }) {
  const { dirty } = useFormikContext();
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <Button look="quiet" onClick={() => (dirty ? setIsAsking(true) : onBack())}>
        {t`Another draft`}
      </Button>
      {isAsking && <LeaveQuestion onStay={() => setIsAsking(false)} onLeave={onBack} />}
    </>
  );
}

interface DraftFormProps {
  options: DraftOptions;
  draft: Draft;
  onBack: () => void;
  onAccepted: () => void;
  onClose: () => void;
}

/** The draft as a person changes it, until it is accepted as one change. */
function DraftForm({ options, draft, onBack, onAccepted, onClose }: DraftFormProps) {
  const dispatch = useDispatch();
  const nameOf = useNames();
  const { zone, now } = useRanchView();
  const [rules] = useState(() =>
    nestedRules(lazyRules(() => import('./draftRules').then(({ stepRules }) => stepRules()))),
  );
  useEffect(() => rules.preload(), [rules]);
  const [values] = useState(() => draftValues(draft));
  const [isPast, setIsPast] = useState(false);
  const from = instantOf(options.when, zone) ?? now;
  const herd = nameOf(options.herd);
  const accept = (changed: DraftValues) => {
    const steps = laidOut(stepsIn(changed), from);
    if (steps.length === 0) return;
    if (isBeforeToday(from, Date.now(), zoneOf(zone))) {
      setIsPast(true);
      return;
    }
    dispatch(
      changeRecorded(
        { what: 'planned_moves', herd, moves: steps.length },
        steps.map(({ paddockUuids, at, days }) =>
          added('plan', {
            herd_uuid: options.herd,
            paddock_uuids: [...paddockUuids],
            at: new Date(at).toISOString(),
            days,
            note: '',
          }),
        ),
      ),
    );
    onAccepted();
  };
  return (
    <Form title={t`Draft next moves`} initialValues={values} rules={rules} request={idle} onSubmit={accept}>
      <p className={styles.soft}>
        {t`A draft for ${herd}: change the days, choose another paddock, or leave a move out. Nothing is planned before you accept it.`}
      </p>
      <DraftTroubles draft={draft} />
      <DraftSteps herdUuid={options.herd} from={from} />
      {isPast && (
        <Banner look="danger">{t`This draft begins on a day that is over. Make another draft from today on.`}</Banner>
      )}
      <div className={styles.foot}>
        <Button look="quiet" onClick={onClose}>
          {t`Cancel`}
        </Button>
        <AnotherDraft onBack={onBack} />
        {draft.steps.length > 0 && <Button type="submit">{t`Accept the plan`}</Button>}
      </div>
    </Form>
  );
}

/** Drafts the next moves of a herd, to be changed and accepted. */
export function DraftDialog({ herdUuid, onClose }: { herdUuid: string; onClose: () => void }) {
  const { zone, now } = useRanchView();
  const ground = useSelector((state: WithRecords) => selectFigures(state));
  const marks = useAllMarks();
  const plans = useOpenPlans();
  const herd = useHerds().find((each) => each.herd.uuid === herdUuid);
  const [options, setOptions] = useState<DraftOptions>(() => ({
    herd: herdUuid,
    how: 'adaptive',
    when: localOf(nextStart(plans, herd, now, zone), zone),
    count: '10',
    days: '',
    most: '',
    isSharing: false,
    order: [],
  }));
  const [draft, setDraft] = useState<Draft | null>(null);
  const [isAccepted, setIsAccepted] = useState(false);
  const make = (chosen: DraftOptions) => {
    setOptions(chosen);
    setDraft(draftOf(chosen, { ground, plans, marks, zone, now }));
  };
  const accepted = () => {
    // Away at once: the way back takes a moment, in which what was accepted is planned already.
    setIsAccepted(true);
    onClose();
  };
  if (isAccepted) return null;
  return (
    <TypedDialog
      title={t`Draft next moves`}
      isWide
      isUnsaved={draft !== null && draft.steps.length > 0}
      onClose={onClose}
    >
      {draft === null ? (
        <DraftOptionsForm initialValues={options} onDraft={make} onClose={onClose} />
      ) : (
        <DraftForm
          options={options}
          draft={draft}
          onBack={() => setDraft(null)}
          onAccepted={accepted}
          onClose={onClose}
        />
      )}
    </TypedDialog>
  );
}
