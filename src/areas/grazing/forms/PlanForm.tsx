import { useFormikContext } from 'formik';
import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { useDispatch, useSelector, useStore } from 'react-redux';
import { daysOfFeed } from '@domain/grazing/daysLeft';
import { isKnown, sum, type Figure } from '@domain/grazing/figure';
import { moveWarnings } from '@domain/grazing/warnings';
import { paddocksThen } from '@domain/planning/paddocksThen';
import type { PlannedStay } from '@domain/planning/PlannedStay';
import { demandThen } from '@domain/planning/plannedSteps';
import { plural, t } from '@domain/words';
import { Warnings } from '@records/components/Warnings';
import {
  changeRecorded,
  removed,
  selectAll,
  selectFigures,
  selectOne,
  type DataOf,
  type Held,
  type WithRecords,
} from '@records/index';
import styles from '@records/moving/MoveForm.module.css';
import { MorePlaces } from '@records/moving/MorePlaces';
import { placeOf } from '@records/moving/moveValues';
import { plannedEnd } from '@records/moving/plannedEnd';
import { PaddockChoice } from '@records/moving/PaddockChoice';
import { paddockOptions } from '@records/moving/paddockOptions';
import { ChangedBeneath } from '@records/opened/ChangedBeneath';
import { useOverlapWords } from '@records/planning/useOverlapWords';
import { useHerds, useNames } from '@records/useHerds';
import { openMoveOf, useOpenPlans, type OpenMove } from '@records/useOpenPlans';
import { useRanchView } from '@records/useRanchView';
import { useStandingMarks } from '@records/useStandingMarks';
import { Banner } from '@shared/components/Banner';
import { Button } from '@shared/components/Button';
import { Checkbox } from '@shared/forms/Checkbox';
import { Field } from '@shared/forms/Field';
import { Follow } from '@shared/forms/Follow';
import { Form } from '@shared/forms/Form';
import { lazyRules } from '@shared/forms/rules';
import { Select } from '@shared/forms/Select';
import { TextArea } from '@shared/forms/TextArea';
import { TypedDialog } from '@shared/forms/TypedDialog';
import { daysInWords } from '@shared/lib/daysInWords';
import { idle } from '@shared/requestState';
import { localOf, zoneNote } from '@shared/time/ranchTime';
import { DAYS, typedNumber } from '@shared/units/typedNumbers';
import { laterOnes, nextStart, planOf, planValues, startIn, type PlanValues } from '../plan/planValues';

const rulesIn = (zone: string | null, late: string | undefined) =>
  lazyRules(() => import('./planRules').then(({ planRules }) => planRules(zone, late)));

/** The paddocks as the other plans will leave them when the stay in the form begins. */
function useThen(before: OpenMove | undefined, startsAt: number) {
  const { values } = useFormikContext<PlanValues>();
  const { now, zone } = useRanchView();
  const paddocks = useSelector((state: WithRecords) => selectAll(state, 'paddock'));
  const { timelines, herds } = useSelector((state: WithRecords) => selectFigures(state));
  const plans = useOpenPlans();
  const typed = useDeferredValue(values.when);
  const at = startIn(typed, before, zone) ?? startsAt;
  const others = useMemo(() => plans.filter(({ uuid }) => uuid !== before?.uuid), [plans, before]);
  const { projected, figures } = useMemo(
    () => paddocksThen({ timelines, herds }, others, at, now),
    [timelines, herds, others, at, now],
  );
  const until = plannedEnd(at, useDeferredValue(values.planned_days));
  const demandLb = useMemo(() => demandThen([values.herd], projected, at), [values.herd, projected, at]);
  const options = useMemo(() => paddockOptions(paddocks, { figures, demandLb, at }), [paddocks, figures, demandLb, at]);
  return { at, timelines, figures, options, demandLb, marks: useStandingMarks(at, until) };
}

/** Offers to shift what comes after, where the end of the stay is another one. */
function LaterOnes({ before }: { before: OpenMove | undefined }) {
  const { values } = useFormikContext<PlanValues>();
  const { zone } = useRanchView();
  const { later, days } = laterOnes(values, before, useOpenPlans(), zone);
  if (later.length === 0 || days === 0) return null;
  const [moves, by] = [later.length, daysInWords(Math.abs(days), 1)];
  return (
    <Checkbox name="isMovingLater">
      {days > 0
        ? t`Move the later ones too: ${plural(moves, { one: 'one move', other: '# moves' })}, ${by} later`
        : t`Move the later ones too: ${plural(moves, { one: 'one move', other: '# moves' })}, ${by} earlier`}
    </Checkbox>
  );
}

function feedHint(feed: Figure | null): { hint?: string } {
  if (feed === null || !isKnown(feed)) return {};
  const days = daysInWords(feed, feed < 10 ? 1 : 0);
  return { hint: t`Feed for ${days}` };
}

/** What else is planned for the herd or in the paddocks at that time. */
function Overlaps({ plan }: { plan: PlannedStay }) {
  const words = useOverlapWords()(plan);
  return (
    <div role="status">
      {words.length > 0 && (
        <Banner look="warn">
          {words.map((each) => (
            <p key={each}>{each}</p>
          ))}
        </Banner>
      )}
    </div>
  );
}

interface PlanFieldsProps {
  before: OpenMove | undefined;
  startsAt: number;
  onClose: () => void;
  onDelete: () => void;
}

function PlanFields({ before, startsAt, onClose, onDelete }: PlanFieldsProps) {
  const { values } = useFormikContext<PlanValues>();
  const { zone, now } = useRanchView();
  const nameOf = useNames();
  const herds = useHerds().filter(({ herd, figures }) => !figures.isRetired || herd.uuid === before?.herdUuid);
  const plans = useOpenPlans();
  const { at, timelines, figures, options, demandLb, marks } = useThen(before, startsAt);
  const { paddock_uuids: paddockUuids } = placeOf(values);
  const left = sum(options.filter(({ uuid }) => paddockUuids.includes(uuid)).map((each) => each.figures.forageLeftLb));
  const feed = paddockUuids.length === 0 ? null : daysOfFeed(left, demandLb);
  const chosen = herds.find(({ herd }) => herd.uuid === values.herd);
  const note = zoneNote(zone, at);
  const plannedDays = typedNumber(values.planned_days, DAYS);
  const days = plannedDays !== null && plannedDays > 0 ? plannedDays : 0;
  const moving = { herdUuids: [values.herd], paddockUuids, at, plannedDays };
  return (
    <>
      <div className={styles.choices}>
        <div>
          <Select
            name="herd"
            label={t`Herd`}
            options={herds.map(({ herd }) => ({ value: herd.uuid, label: herd.data.name }))}
          />
          {before === undefined && <Follow name="when" begins={localOf(nextStart(plans, chosen, now, zone), zone)} />}
          <Field name="when" label={t`When`} type="datetime-local" {...(note !== undefined && { hint: note })} />
          <Field
            name="planned_days"
            label={t`Planned days`}
            inputMode="decimal"
            autoComplete="off"
            {...feedHint(feed)}
          />
          <TextArea name="note" label={t`Note`} />
        </div>
        <div>
          <PaddockChoice options={options} marks={marks} hasOff={false} />
          <MorePlaces options={options} hasStrip={false} />
        </div>
      </div>
      <div className={styles.foot}>
        <div className={styles.end}>
          <Warnings warnings={moveWarnings(moving, timelines, { figures, marks })} nameOf={nameOf} />
          <Overlaps plan={{ uuid: before?.uuid ?? '', herdUuid: values.herd, paddockUuids, at, days }} />
          <LaterOnes before={before} />
          <div className={styles.acts}>
            {before !== undefined && (
              <Button look="quiet" onClick={onDelete}>
                {t`Delete`}
              </Button>
            )}
            <Button look="quiet" onClick={onClose}>
              {t`Cancel`}
            </Button>
            <Button type="submit">{t`Save`}</Button>
          </div>
        </div>
      </div>
    </>
  );
}

/** A planned move is made once a herd has moved so: then it is over, whatever is changed in it. */
function MadeMeanwhile({ before }: { before: OpenMove | undefined }) {
  const plans = useOpenPlans();
  const live = useSelector((state: WithRecords) => selectOne(state, 'plan', before?.uuid ?? ''));
  const isMade = live !== undefined && plans.every(({ uuid }) => uuid !== live.uuid);
  return <p role="status">{isMade && t`The herd was moved while you were editing: this planned move is made.`}</p>;
}

interface PlanFormProps {
  /** The plan that is edited, as it was opened; undefined for a new one. */
  held?: Held<DataOf<'plan'>>;
  /** What is chosen to begin with. */
  herdUuid: string;
  place?: string;
  onClose: () => void;
}

/** A move to come: of which herd, where to, when and for how long. */
export function PlanForm({ held, herdUuid, place = '', onClose }: PlanFormProps) {
  const before = useMemo(() => held && openMoveOf(held), [held]);
  const dispatch = useDispatch();
  const store = useStore<WithRecords>();
  const nameOf = useNames();
  const plans = useOpenPlans();
  const herds = useHerds();
  const { zone, now } = useRanchView();
  const [isSaved, setIsSaved] = useState(false);
  const [late] = useState(before && localOf(before.at, zone));
  const rules = useMemo(() => rulesIn(zone, late), [zone, late]);
  useEffect(() => rules.preload(), [rules]);
  const herd = herds.find((each) => each.herd.uuid === herdUuid);
  const startsAt = before?.at ?? nextStart(plans, herd, now, zone);
  const initialValues: PlanValues =
    before === undefined
      ? {
          herd: herdUuid,
          place,
          gates: [],
          when: localOf(startsAt, zone),
          planned_days: '',
          note: '',
          isMovingLater: false,
        }
      : planValues(before, zone);
  const valuesOf = (data: DataOf<'plan'>) =>
    held === undefined ? initialValues : planValues(openMoveOf({ ...held, data }), zone);
  const leave = () => {
    setIsSaved(true);
    onClose();
  };
  const save = (values: PlanValues) => {
    const written = planOf(values, { held, plans, zone, nameOf, state: store.getState() });
    if (written !== null) dispatch(changeRecorded(written.said, written.changes));
    leave();
  };
  const erase = () => {
    const to = (before?.paddockUuids ?? []).map(nameOf);
    if (held !== undefined) {
      dispatch(changeRecorded({ what: 'deleted_plan', herd: nameOf(herdUuid), to }, [removed('plan', held)]));
    }
    leave();
  };
  if (isSaved) return null;
  const title = before === undefined ? t`Add to plan` : t`Edit the planned move`;
  return (
    <TypedDialog title={title} isWide onClose={onClose}>
      <Form title={title} initialValues={initialValues} rules={rules} request={idle} onSubmit={save}>
        <ChangedBeneath valuesOf={valuesOf} />
        <MadeMeanwhile before={before} />
        <PlanFields before={before} startsAt={startsAt} onClose={onClose} onDelete={erase} />
      </Form>
    </TypedDialog>
  );
}
