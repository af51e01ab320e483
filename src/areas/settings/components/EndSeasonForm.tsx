import { useFormikContext } from 'formik';
import { useState } from 'react';
import { useSelector } from 'react-redux';
import { foldWhiteSpace } from '@contract/text/text';
import { t } from '@domain/words';
import { added, changed, selectNow, selectRecords, useJudgedChange, type DataOf } from '@records/index';
import { ChangedBeneath } from '@records/opened/ChangedBeneath';
import { Checkbox } from '@shared/forms/Checkbox';
import { Field } from '@shared/forms/Field';
import { FormDialog } from '@shared/forms/FormDialog';
import { recordRules } from '@shared/forms/recordRules';
import { Select } from '@shared/forms/Select';
import { localOf } from '@shared/time/ranchTime';
import { dayAfter, overlapProblem, SEASON_TYPES, type Season } from '../seasonWords';
import { useSeasonWritten } from '../useSeasonWritten';
import { SeasonCheckList } from './SeasonCheckList';

interface EndValues {
  ends_on: string;
  hasNext: boolean;
  name: string;
  type: string;
}

interface EndSeasonFormProps {
  season: Season;
  seasons: readonly Season[];
  onClose: () => void;
}

/** The next season, which begins the day after. */
const nextOf = ({ ends_on, name, type }: EndValues): DataOf<'season'> => ({
  name: foldWhiteSpace(name),
  type: SEASON_TYPES.find(({ value }) => value === type)?.value ?? 'year',
  starts_on: dayAfter(ends_on),
  ends_on: null,
});

const rulesOf = (season: Season, others: readonly Season[]) =>
  recordRules<EndValues>(
    () => import('@contract/grazing/season').then(({ seasonSchema }) => seasonSchema),
    ({ ends_on }) => ({ ...season.data, ends_on }),
    (values) => {
      const { ends_on, hasNext, name } = values;
      const problem = overlapProblem({ ...season.data, ends_on }, others);
      return {
        ...(problem !== undefined && { ends_on: problem }),
        ...(ends_on === '' && { ends_on: t`Enter the last day` }),
        ...(hasNext && foldWhiteSpace(name) === '' && { name: t`Enter a name for the next season` }),
      };
    },
  );

function NextSeason() {
  const { values } = useFormikContext<EndValues>();
  return (
    <>
      <Checkbox name="hasNext">{t`Begin the next season the day after`}</Checkbox>
      {!values.hasNext && <p>{t`Until another season begins, figures stay as they are at the end of this one.`}</p>}
      {values.hasNext && (
        <>
          <Field name="name" label={t`Name of the next season`} autoComplete="off" maxLength={100} />
          <Select name="type" label={t`Kind of the next season`} options={SEASON_TYPES} />
        </>
      )}
    </>
  );
}

/** Ends a season on a day, with what is worth a look before, and begins the next one if the person wants that. */
export function EndSeasonForm({ season, seasons, onClose }: EndSeasonFormProps) {
  const zone = useSelector(selectRecords).ranch.time_zone;
  const now = useSelector(selectNow);
  const [request, record] = useJudgedChange(useSeasonWritten(onClose));
  const others = seasons.filter(({ uuid }) => uuid !== season.uuid);
  const isLast = others.every(({ data }) => data.starts_on < season.data.starts_on);
  const [initialValues] = useState((): EndValues => {
    const today = localOf(now, zone).slice(0, 10);
    const ends_on = today < season.data.starts_on ? season.data.starts_on : today;
    const year = dayAfter(ends_on).slice(0, 4);
    const isTaken = seasons.some(({ data }) => data.name === year);
    return { ends_on, hasNext: isLast, name: isTaken ? '' : year, type: season.data.type };
  });
  const [rules] = useState(() => rulesOf(season, others));
  const { name } = season.data;
  const valuesOf = ({ ends_on }: DataOf<'season'>) => ({ ends_on: ends_on ?? initialValues.ends_on });
  const save = (values: EndValues) => {
    const end = changed('season', season, { ends_on: values.ends_on });
    if (!values.hasNext) return record({ what: 'ended_season', name, next: null }, [end]);
    const next = nextOf(values);
    record({ what: 'ended_season', name, next: next.name }, [end, added('season', next)]);
  };
  return (
    <FormDialog
      title={t`End ${name}`}
      initialValues={initialValues}
      rules={rules}
      request={request}
      onSave={save}
      onClose={onClose}
    >
      <ChangedBeneath valuesOf={valuesOf} />
      <SeasonCheckList season={season} />
      <Field name="ends_on" label={t`Last day`} hint={t`This day still counts toward the season.`} type="date" />
      {isLast && <NextSeason />}
    </FormDialog>
  );
}
