import { useSelector } from 'react-redux';
import { plural, t } from '@domain/words';
import { selectByKey, type DataOf, type Held, type WithRecords } from '@records/index';
import { DOSE_UNIT_NAMES } from '@records/treatmentWords';
import { useRanchView } from '@records/useRanchView';
import { Button } from '@shared/components/Button';
import { Row, Rows } from '@shared/components/Rows';
import { wordOf } from '@shared/lib/wording';
import { momentAt } from '@shared/time/ranchTime';
import { numberInWords } from '@shared/units/units';
import { EntriesCard } from '../components/EntriesCard';
import { EntryActs } from '../components/EntryActs';
import { EntryPhotos } from '../components/EntryPhotos';
import type { Subject } from '../entryForm';
import type { OpenEntryDialog } from '../entryKinds';
import { treatedInWords } from './treatedInWords';

type Treatment = Held<DataOf<'treatment'>>;

const SHOWN_MAX = 20;

/** "35 days for meat, 0 hours for milk"; what nobody entered is said to be unknown. */
function withdrawalInWords({ meat_days: meat, milk_hours: milk, export_days: abroad }: DataOf<'treatment'>): string {
  const parts = [
    meat === null ? t`meat withdrawal unknown` : plural(meat, { one: '# day for meat', other: '# days for meat' }),
    milk === null ? '' : plural(milk, { one: '# hour for milk', other: '# hours for milk' }),
    abroad === null ? '' : plural(abroad, { one: '# day for export', other: '# days for export' }),
  ];
  return parts.filter(Boolean).join(', ');
}

function doseInWords({ dose, dose_unit: unit, total }: DataOf<'treatment'>): string {
  const amount = total ?? dose;
  if (amount === null) return '';
  const words = `${numberInWords(amount, 1)} ${wordOf(DOSE_UNIT_NAMES, unit)}`;
  return total === null ? t`${words} a head` : t`${words} in all`;
}

interface TreatmentRowProps {
  treatment: Treatment;
  name: string;
  open: OpenEntryDialog;
}

function TreatmentRow({ treatment, name, open }: TreatmentRowProps) {
  const { zone, now, mayRecord } = useRanchView();
  const { data, uuid } = treatment;
  const when = momentAt(Date.parse(data.at), zone, now);
  const last = data.last_at === null ? '' : momentAt(Date.parse(data.last_at), zone, now);
  const { product } = data;
  const what = t`${product}, ${when}`;
  const lines = [when, last === '' ? '' : t`last dose ${last}`, treatedInWords(data), doseInWords(data), data.reason];
  return (
    <Row
      title={<b translate="no">{data.product}</b>}
      actions={
        <>
          {mayRecord && (
            <>
              <Button
                look="quiet"
                aria-label={t`Treat again: ${what}`}
                onClick={() => open('add-treatment', { again: uuid })}
              >{t`Treat again`}</Button>
              <Button
                look="quiet"
                aria-label={t`Give another dose: ${what}`}
                onClick={() => open('another-dose', { entry: uuid })}
              >{t`Give another dose`}</Button>
            </>
          )}
          <EntryActs kind="treatment" held={treatment} label={t`More for ${what}`} about={name} open={open} />
        </>
      }
    >
      <p>{lines.filter(Boolean).join('. ')}</p>
      <p>{withdrawalInWords(data)}</p>
      {data.note !== '' && <p>{data.note}</p>}
      <EntryPhotos uuid={uuid} about={name} onOpen={(photo) => open('photo', { photo })} />
    </Row>
  );
}

/** What a herd was given, the latest first. */
export function Treatments({ subject, open }: { subject: Subject & { herdUuid: string }; open: OpenEntryDialog }) {
  const { herdUuid, name } = subject;
  const all = useSelector((state: WithRecords) => selectByKey(state, 'treatment'))[herdUuid] ?? [];
  const treatments = [...all].sort((one, other) => (one.data.at < other.data.at ? 1 : -1));
  return (
    <EntriesCard
      title={t`Treatments`}
      actions={null}
      nothing={t`No treatments yet.`}
      count={treatments.length}
      max={SHOWN_MAX}
    >
      <Rows>
        {treatments.slice(0, SHOWN_MAX).map((treatment) => (
          <TreatmentRow key={treatment.uuid} treatment={treatment} name={name} open={open} />
        ))}
      </Rows>
    </EntriesCard>
  );
}
