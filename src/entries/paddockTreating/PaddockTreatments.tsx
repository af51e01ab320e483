import { useSelector } from 'react-redux';
import { closedUntil } from '@domain/animals/paddocks/closures';
import { plural, t } from '@domain/words';
import { usePersonsUnits } from '@features/user/usePersonsUnits';
import { selectByKey, type DataOf, type Held, type WithRecords } from '@records/index';
import { PADDOCK_TREATMENT_NAMES } from '@records/treatmentWords';
import { useRanchView } from '@records/useRanchView';
import { Badge } from '@shared/components/Badge';
import { Button } from '@shared/components/Button';
import { Row, Rows } from '@shared/components/Rows';
import { wordOf } from '@shared/lib/wording';
import { momentAt, timeAt } from '@shared/time/ranchTime';
import { inUnit, numberInWords } from '@shared/units/units';
import { EntriesCard } from '../components/EntriesCard';
import { EntryActs } from '../components/EntryActs';
import type { Subject } from '../entryForm';
import type { OpenEntryDialog } from '../entryKinds';

type Treatment = Held<DataOf<'paddock_treatment'>>;

const SHOWN_MAX = 20;

/** "Closed to grazing until Jun 15, 2026, 10:00 AM"; what nobody entered is said to be unknown. */
function closedInWords(data: Treatment['data'], zone: string | null): string {
  const until = closedUntil(data);
  if (until === null) return t`Days without grazing unknown`;
  const time = timeAt(until, zone);
  return data.graze_days === 0 ? t`0 days without grazing` : t`Closed to grazing until ${time}`;
}

function TreatmentRow({ treatment, name, open }: { treatment: Treatment; name: string; open: OpenEntryDialog }) {
  const { zone, now } = useRanchView();
  const { area, weight } = usePersonsUnits();
  const { data } = treatment;
  const { product, acres, rate, rate_unit: unit, lb, n_percent: nitrogen, note, batch } = data;
  const when = momentAt(Date.parse(data.at), zone, now);
  const words = inUnit(lb ?? 0, weight);
  const percent = numberInWords(nitrogen ?? 0, 1);
  const amounts = [
    acres === null ? '' : inUnit(acres, area),
    rate === null ? '' : `${numberInWords(rate, 2)} ${unit}`.trim(),
    lb === null ? '' : t`${words} in all`,
    nitrogen === null ? '' : t`${percent}% nitrogen`,
    batch === '' ? '' : t`batch ${batch}`,
  ];
  const isClosed = now < (closedUntil(data) ?? 0);
  const abroad = data.export_days;
  return (
    <Row
      title={
        <>
          <b translate="no">{product}</b> {isClosed && <Badge>{t`Now`}</Badge>}
        </>
      }
      actions={
        <EntryActs
          kind="paddock_treatment"
          held={treatment}
          label={t`More for ${product}, ${when}`}
          about={name}
          open={open}
        />
      }
    >
      <p>{[when, wordOf(PADDOCK_TREATMENT_NAMES, data.what), ...amounts, data.by].filter(Boolean).join('. ')}</p>
      <p>
        {[
          closedInWords(data, zone),
          abroad === null ? '' : plural(abroad, { one: '# day for export', other: '# days for export' }),
        ]
          .filter(Boolean)
          .join(', ')}
      </p>
      {note !== '' && <p>{note}</p>}
    </Row>
  );
}

/** What was put on a paddock, the latest first. */
export function PaddockTreatments({
  subject,
  open,
}: {
  subject: Subject & { paddockUuid: string };
  open: OpenEntryDialog;
}) {
  const { mayRecord } = useRanchView();
  const { paddockUuid, name } = subject;
  const all = useSelector((state: WithRecords) => selectByKey(state, 'paddock_treatment'))[paddockUuid] ?? [];
  const treatments = [...all].sort((one, other) => (one.data.at < other.data.at ? 1 : -1));
  const add = <Button look="quiet" onClick={() => open('add-paddock_treatment')}>{t`Treat paddock`}</Button>;
  return (
    <EntriesCard
      title={t`Treatments`}
      actions={mayRecord && add}
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
