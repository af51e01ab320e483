import { useFormikContext, type FormikValues } from 'formik';
import { useDeferredValue, useEffect, useMemo, useState, type ReactNode } from 'react';
import { useDispatch, useSelector, useStore } from 'react-redux';
import { daysOfFeed } from '@domain/grazing/daysLeft';
import { isKnown, sum, type Figure } from '@domain/grazing/figure';
import { listed } from '@domain/language/language';
import { t } from '@domain/words';
import { Button } from '@shared/components/Button';
import { Field } from '@shared/forms/Field';
import { Form } from '@shared/forms/Form';
import { lazyRules, type Rules } from '@shared/forms/rules';
import { TextArea } from '@shared/forms/TextArea';
import { WhenField } from '@shared/forms/WhenField';
import { TypedDialog } from '@shared/forms/TypedDialog';
import { daysInWords } from '@shared/lib/daysInWords';
import { idle } from '@shared/requestState';
import { useWhen, type When } from '@shared/time/useWhen';
import type { Unit } from '@shared/units/units';
import { inUnit } from '@shared/units/units';
import { Plural, Trans } from '@shared/words';
import { selectAll, selectByKey, selectPaddockFigures, type WithRecords } from '../recordsSelectors';
import type { Change } from '../group';
import { changeRecorded } from '../recordsEvents';
import { useHerds, useNames, type HerdNow } from '../useHerds';
import { useOpenPlans, type OpenMove } from '../useOpenPlans';
import { useRanchView } from '../useRanchView';
import { useStandingMarks } from '../useStandingMarks';
import { HerdChoice } from './HerdChoice';
import styles from './MoveForm.module.css';
import { MorePlaces } from './MorePlaces';
import { MoveWarnings } from './MoveWarnings';
import { moveOf, placeOf, planMade, type MoveValues } from './moveValues';
import { nextPlans } from './nextPlans';
import { PaddockChoice } from './PaddockChoice';
import { paddockOptions } from './paddockOptions';
import { plannedEnd } from './plannedEnd';
import { PlannedMoves } from './PlannedMoves';
import { UntilField } from './UntilField';

const MINUTE_MS = 60_000;

function moveRulesIn(zone: string | null, area: Unit, problems: MoreOfMove['problems']): Rules {
  const { preload, validate } = lazyRules(() => import('./moveRules').then(({ moveRules }) => moveRules(zone, area)));
  return { preload, validate: async (values) => ({ ...(await validate(values)), ...problems(values) }) };
}

/** Ready, resting and grazed paddocks as of the move, for the herds that are ticked. */
function useOptions(chosen: readonly HerdNow[], when: When, plans: readonly OpenMove[]) {
  const { values } = useFormikContext<MoveValues>();
  const typed = useDeferredValue(values.when);
  const { now } = useRanchView();
  const paddocks = useSelector((state: WithRecords) => selectAll(state, 'paddock'));
  // To the minute, as the field is, so that the same figures serve for as long as it holds the same time.
  const asOf = when.isNow(typed) ? undefined : Math.floor(when.instant(typed) / MINUTE_MS) * MINUTE_MS;
  const figures = useSelector((state: WithRecords) => selectPaddockFigures(state, asOf === undefined ? {} : { asOf }));
  const at = asOf ?? now;
  const planned = useDeferredValue(values.planned_days);
  const end = useDeferredValue(values.until);
  const until = end === '' ? plannedEnd(at, planned) : when.instant(end);
  const demandLb = sum(chosen.map((each) => each.figures.dailyDemandLb));
  const next = useMemo(() => nextPlans(plans, values.herds, at), [plans, values.herds, at]);
  // Each typed letter draws the form again, and there may be thousands of paddocks to put in order.
  const options = useMemo(() => {
    const planned = next.flatMap(({ paddockUuids }) => paddockUuids);
    return paddockOptions(paddocks, { figures, demandLb, at, planned });
  }, [paddocks, figures, demandLb, at, next]);
  return { options, figures, next, marks: useStandingMarks(at, until) };
}

/** How long the feed lasts, and how long the herds are to stay by the plans that the move makes. */
function daysHint(feed: Figure | null, made: readonly { readonly days: number }[]): { hint?: string } {
  const days = feed !== null && isKnown(feed) ? daysInWords(feed, feed < 10 ? 1 : 0) : '';
  const lasts = days === '' ? '' : t`Feed for ${days}`;
  const planned = listed([...new Set(made.map(({ days }) => daysInWords(days, 1)))], 'disjunction');
  const plan = made.length === 0 ? '' : t`Left empty: ${planned}, as planned`;
  const hint = [lasts, plan].filter(Boolean).join('. ');
  return hint === '' ? {} : { hint };
}

interface MoveFieldsProps {
  herds: readonly HerdNow[];
  when: When;
  /** Whether it is a move of the past that nobody wrote down. */
  isPast: boolean;
  more: ReactNode;
  onClose: () => void;
}

function MoveFields({ herds, when, isPast, more, onClose }: MoveFieldsProps) {
  const { values } = useFormikContext<MoveValues>();
  const { weight } = useRanchView();
  const chosen = herds.filter(({ herd }) => values.herds.includes(herd.uuid));
  const plans = useOpenPlans();
  const { options, figures, next, marks } = useOptions(chosen, when, plans);
  const { paddock_uuids: places } = placeOf(values);
  const made = chosen.flatMap(({ herd }) => planMade(plans, herd.uuid, places) ?? []);
  const left = sum(options.filter(({ uuid }) => places.includes(uuid)).map((each) => each.figures.forageLeftLb));
  const head = sum(chosen.map((each) => each.figures.head));
  const demand = sum(chosen.map((each) => each.figures.dailyDemandLb));
  const demandInWords = isKnown(demand) ? inUnit(demand, weight) : '';
  const days = places.length === 0 || chosen.length === 0 ? null : daysOfFeed(left, demand);
  return (
    <>
      <div className={[styles.choices, isPast ? styles.past : ''].join(' ')}>
        <div>
          <HerdChoice herds={herds} />
          {chosen.length > 0 && isKnown(head) && isKnown(demand) && (
            <p className={styles.sum}>
              <Trans>
                <Plural value={head} one="# head" other="# head" />, eating {demandInWords} a day
              </Trans>
            </p>
          )}
          <div className={styles.times}>
            <WhenField when={when} />
            {isPast && <UntilField when={when} />}
          </div>
        </div>
        <div>
          <PlannedMoves plans={next} isOfSeveral={chosen.length > 1} />
          <PaddockChoice options={options} marks={marks} />
          <MorePlaces options={options} />
        </div>
      </div>
      <div className={styles.extra}>{more}</div>
      <div className={styles.foot}>
        <div className={styles.more}>
          <Field
            name="planned_days"
            label={t`Planned days`}
            inputMode="decimal"
            autoComplete="off"
            {...daysHint(days, made)}
          />
          <TextArea name="note" label={t`Note`} />
        </div>
        <div className={styles.end}>
          <MoveWarnings when={when} figures={figures} marks={marks} />
          <div className={styles.acts}>
            <Button look="quiet" onClick={onClose}>
              {t`Cancel`}
            </Button>
            <Button type="submit">{isPast ? t`Save` : t`Move`}</Button>
          </div>
        </div>
      </div>
    </>
  );
}

/** What a form of moves has besides: of something that moves know nothing of. */
export interface MoreOfMove {
  readonly values: Readonly<Record<string, unknown>>;
  readonly fields: ReactNode;
  /** What is held against its values. */
  readonly problems: (values: FormikValues) => Readonly<Record<string, string>>;
  /** What it changes along with the moves that are made. */
  readonly changes: (made: readonly Change[], values: FormikValues) => readonly Change[];
}

const NOTHING_MORE: MoreOfMove = { values: {}, fields: null, problems: () => ({}), changes: () => [] };

export interface MoveFormProps {
  /** What is chosen to begin with. */
  herdUuids: readonly string[];
  place: string;
  /** Further paddocks, to which the gates are open. */
  gates?: readonly string[];
  /** Whether it is a move of the past that nobody wrote down: it has a time, and may have an end. */
  isPast?: boolean;
  more?: MoreOfMove;
  onClose: () => void;
}

/** Moves herds to a paddock or off pasture, now unless another time is entered. */
export function MoveForm({
  herdUuids,
  place,
  gates = [],
  isPast = false,
  more = NOTHING_MORE,
  onClose,
}: MoveFormProps) {
  const dispatch = useDispatch();
  const store = useStore<WithRecords>();
  const herds = useHerds().filter(({ figures }) => isPast || !figures.isRetired);
  const nameOf = useNames();
  const plans = useOpenPlans();
  const { zone, area } = useRanchView();
  const when = useWhen(zone);
  const title = isPast ? t`Add a missed move` : t`Move herds`;
  const [isSaved, setIsSaved] = useState(false);
  const { problems } = more;
  const rules = useMemo(() => moveRulesIn(zone, area, problems), [zone, area, problems]);
  // It often opens filled in, and is sent without a touch of its fields.
  useEffect(() => rules.preload(), [rules]);
  const [only, ...others] = herds;
  const ticked = herdUuids.length === 0 && others.length === 0 && only !== undefined ? [only.herd.uuid] : herdUuids;
  const initialValues: MoveValues & MoreOfMove['values'] = {
    ...more.values,
    herds: [...ticked],
    place,
    gates: [...gates],
    strip: '',
    when: isPast ? '' : when.initial,
    until: '',
    planned_days: '',
    note: '',
  };
  const save = (values: MoveValues) => {
    const { said, changes } = moveOf(values, {
      herds,
      plans,
      nameOf,
      area,
      when,
      movesOf: (herd) => selectByKey(store.getState(), 'move')[herd] ?? [],
      photosOf: (move) => selectByKey(store.getState(), 'photo')[move] ?? [],
    });
    // Away at once: the way back takes a moment, and figures that change would draw the whole form again meanwhile.
    setIsSaved(true);
    dispatch(changeRecorded(said, [...changes, ...more.changes(changes, values)]));
    onClose();
  };
  if (isSaved) return null;
  return (
    <TypedDialog title={title} isWide onClose={onClose}>
      <Form title={title} initialValues={initialValues} rules={rules} request={idle} onSubmit={save}>
        <MoveFields herds={herds} when={when} isPast={isPast} more={more.fields} onClose={onClose} />
      </Form>
    </TypedDialog>
  );
}
