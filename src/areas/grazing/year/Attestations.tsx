import { useSelector } from 'react-redux';
import { byText } from '@domain/grazing/records';
import { plural, t } from '@domain/words';
import { selectRanch } from '@features/user';
import { selectAll, type DataOf, type Held, type WithRecords } from '@records/index';
import { selectCursor } from '@records/recordsSelectors';
import { Hex } from '@records/seal/Hex';
import { lineInWords } from '@records/seal/lineInWords';
import { useMayWrite } from '@records/useMayWrite';
import { useRanchView } from '@records/useRanchView';
import { Button } from '@shared/components/Button';
import { Row, Rows } from '@shared/components/Rows';
import { dateAt } from '@shared/time/ranchTime';
import { useChangedEntriesQuery } from './changedApi';
import { unitInWords } from './unitInWords';
import type { useYearSheet } from './useYearSheet';
import styles from './year.module.css';

type Attestation = Held<DataOf<'attestation'>>;
type Sheet = ReturnType<typeof useYearSheet>;

/** What has happened since to the entries of the year; only the server knows it. */
function ChangedSince({ data: { year, chain_n: since } }: Attestation) {
  const ranchUuid = useSelector(selectRanch)?.ranch_uuid ?? '';
  const cursor = useSelector(selectCursor);
  const { data, isFetching } = useChangedEntriesQuery({ ranchUuid, year, since, cursor });
  if (data === undefined && isFetching) return null;
  if (data === undefined) return <p>{t`How many entries were changed since needs a connection.`}</p>;
  if (data.entries === 0) return <p>{t`No entries of the year were changed since.`}</p>;
  return (
    <p>
      <strong>
        {plural(data.entries, { one: '# entry was changed since', other: '# entries were changed since' })}
      </strong>
    </p>
  );
}

interface AttestedProps {
  attestation: Attestation;
  name: string;
  onHistory: (uuid: string) => void;
}

function Attested({ attestation, name, onHistory }: AttestedProps) {
  const { zone } = useRanchView();
  const { data, uuid } = attestation;
  const [by, day] = [data.name, dateAt(Date.parse(data.at), zone)];
  return (
    <Row
      title={<b>{t`${name}: attested by ${by} on ${day}`}</b>}
      actions={
        <span className={styles.onScreen}>
          <Button look="quiet" aria-label={t`History of the attestation of ${name}`} onClick={() => onHistory(uuid)}>
            {t`History`}
          </Button>
        </span>
      }
    >
      <p className={styles.text}>{data.text}</p>
      <p>
        {lineInWords(data.chain_n)}, <Hex>{data.line_sha256}</Hex>
      </p>
      <ChangedSince {...attestation} />
    </Row>
  );
}

/** The latest attestation of each unit in a year. */
function latestOf(all: readonly Attestation[], year: number): readonly Attestation[] {
  const latest = new Map<string | null, Attestation>();
  const ofYear = all.filter(({ data }) => data.year === year);
  for (const each of [...ofYear].sort((one, other) => byText(one.data.at, other.data.at)))
    latest.set(each.data.unit_uuid, each);
  return [...latest.values()];
}

interface AttestationsProps {
  year: number;
  units: Sheet['units'];
  onAttest: (unitUuid: string | null) => void;
  onHistory: (uuid: string) => void;
}

/** Who put their name to the year's record, and what was changed since. */
export function Attestations({ year, units, onAttest, onHistory }: AttestationsProps) {
  const all = useSelector((state: WithRecords) => selectAll(state, 'attestation'));
  const named = useSelector((state: WithRecords) => selectAll(state, 'unit'));
  const mayWrite = useMayWrite()('attestation');
  const attested = latestOf(all, year);
  const nameOf = (uuid: string | null) =>
    unitInWords({ uuid, name: named.find((unit) => unit.uuid === uuid)?.data.name ?? t`deleted` });
  return (
    <section>
      <h2>{t`Attestations`}</h2>
      {attested.length === 0 && <p>{t`Nobody has attested this year yet.`}</p>}
      {attested.length > 0 && (
        <Rows>
          {attested.map((each) => (
            <Attested key={each.uuid} attestation={each} name={nameOf(each.data.unit_uuid)} onHistory={onHistory} />
          ))}
        </Rows>
      )}
      {mayWrite && (
        <div className={styles.buttons}>
          {units.map((unit) => {
            const name = unitInWords(unit);
            return (
              <Button key={unit.uuid} look="quiet" aria-label={t`Attest: ${name}`} onClick={() => onAttest(unit.uuid)}>
                {units.length === 1 ? t`Attest` : t`Attest: ${name}`}
              </Button>
            );
          })}
        </div>
      )}
    </section>
  );
}
