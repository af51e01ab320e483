import { useState } from 'react';
import { foldWhiteSpace } from '@contract/text/text';
import { t } from '@domain/words';
import { added, changed, useJudgedChange, type DataOf } from '@records/index';
import { ChangedBeneath } from '@records/opened/ChangedBeneath';
import { Field } from '@shared/forms/Field';
import { FormDialog } from '@shared/forms/FormDialog';
import { recordRules } from '@shared/forms/recordRules';
import { Select } from '@shared/forms/Select';
import { overlapProblem, SEASON_TYPES, type Season } from '../seasonWords';
import { useSeasonWritten } from '../useSeasonWritten';

type SeasonValues = Record<keyof DataOf<'season'>, string>;

const seasonOf = ({ name, type, starts_on, ends_on }: SeasonValues): DataOf<'season'> => ({
  name: foldWhiteSpace(name),
  // The choices of the field are the types.
  type: SEASON_TYPES.find(({ value }) => value === type)?.value ?? 'year',
  starts_on,
  ends_on: ends_on === '' ? null : ends_on,
});

const valuesOf = (season: DataOf<'season'>): SeasonValues => ({ ...season, ends_on: season.ends_on ?? '' });

const NEW: SeasonValues = { name: '', type: 'year', starts_on: '', ends_on: '' };

interface SeasonFormProps {
  /** The season that is edited; none for a new one. */
  season?: Season | undefined;
  seasons: readonly Season[];
  onClose: () => void;
}

/** A season: its name, kind and days. It stays open until the server has found that it overlaps no other. */
export function SeasonForm({ season, seasons, onClose }: SeasonFormProps) {
  const [request, record] = useJudgedChange(useSeasonWritten(onClose));
  const [initialValues] = useState((): SeasonValues => (season === undefined ? NEW : valuesOf(season.data)));
  const [rules] = useState(() =>
    recordRules<SeasonValues>(
      () => import('@contract/grazing/season').then(({ seasonSchema }) => seasonSchema),
      seasonOf,
      (values) => {
        const problem = values.starts_on === '' ? undefined : overlapProblem(seasonOf(values), seasons, season?.uuid);
        return problem === undefined ? {} : { starts_on: problem };
      },
    ),
  );
  const save = (values: SeasonValues) => {
    const data = seasonOf(values);
    const said = { kind: 'season', name: data.name } as const;
    if (season === undefined) return record({ what: 'added', ...said }, [added('season', data)]);
    const isChanged = ([field, value]: [string, unknown]) => season.data[field as keyof typeof data] !== value;
    const fields = Object.fromEntries(Object.entries(data).filter(isChanged));
    if (Object.keys(fields).length === 0) onClose();
    else record({ what: 'changed', ...said }, [changed('season', season, fields)]);
  };
  return (
    <FormDialog
      title={season === undefined ? t`Add season` : t`Edit season`}
      initialValues={initialValues}
      rules={rules}
      request={request}
      onSave={save}
      onClose={onClose}
    >
      <ChangedBeneath valuesOf={valuesOf} />
      <Field name="name" label={t`Name`} autoComplete="off" />
      <Select name="type" label={t`Kind`} hint={t`It decides the rest target.`} options={SEASON_TYPES} />
      <Field name="starts_on" label={t`First day`} type="date" />
      <Field
        name="ends_on"
        label={t`Last day (optional)`}
        hint={t`Leave it empty while the season is on.`}
        type="date"
      />
    </FormDialog>
  );
}
