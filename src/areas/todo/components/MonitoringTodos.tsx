import { useMemo, type ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { Link } from 'react-router';
import { t } from '@domain/words';
import { selectDuePhotoPoints, selectDueReadings, selectDueTransects } from '@entries/monitoring/selectDueMonitoring';
import { whyDueInWords } from '@entries/monitoring/whyDueInWords';
import { selectAll, type WithRecords } from '@records/index';
import { useNames } from '@records/useHerds';
import { useRanchView } from '@records/useRanchView';
import { ButtonLink } from '@shared/components/ButtonLink';
import { Row } from '@shared/components/Rows';
import { dueInWords } from '@shared/lib/daysInWords';
import { appPaths } from '@shared/paths';
import { paddockHref } from '@shared/recordHrefs';
import { dateAt } from '@shared/time/ranchTime';
import { numberInWords } from '@shared/units/units';
import { DueSection } from './DueSection';

/** Lines that are drawn; the pages of the paddocks have all of them. */
const SHOWN_MAX = 100;

interface Told {
  readonly uuid: string;
  readonly name: string;
  readonly paddockUuid: string | null;
  readonly inDays: number;
  readonly words: string;
  /** What is pressed to record it, and the form that it opens on the paddock's page. */
  readonly act: string;
  readonly form: string;
}

function useTold(): readonly Told[] {
  const { zone } = useRanchView();
  const areas = useSelector((state: WithRecords) => selectAll(state, 'key_area'));
  const readings = useSelector(selectDueReadings);
  const points = useSelector(selectDuePhotoPoints);
  const transects = useSelector(selectDueTransects);
  return useMemo(() => {
    const read = readings.flatMap(({ areaUuid, left, inDays }): Told[] => {
      const area = areas.find(({ uuid }) => uuid === areaUuid);
      if (area === undefined) return [];
      const { name, paddock_uuid: paddockUuid } = area.data;
      const [day, away] = [dateAt(left, zone), dueInWords(inDays)];
      const form = `form=add-use_reading&of=${areaUuid}`;
      const words = t`Read its use, ${away}: grazed until ${day}.`;
      return [{ uuid: areaUuid, name, paddockUuid, inDays, words, act: t`Add reading of ${name}`, form }];
    });
    const photographed = points.map(({ place: { uuid, data }, due }): Told => {
      const { name, paddock_uuid: paddockUuid } = data;
      const why = whyDueInWords(due);
      const form = `form=photo-of-point&entry=${uuid}`;
      const words = t`Take its photo. ${why}.`;
      return { uuid, name, paddockUuid, inDays: due.inDays, words, act: t`Add photo of ${name}`, form };
    });
    const counted = transects.map(({ place: { uuid, data }, due }): Told => {
      const { name, paddock_uuid: paddockUuid } = data;
      const why = whyDueInWords(due);
      const form = `form=add-transect_reading&of=${uuid}`;
      const words = t`Count its ground cover. ${why}.`;
      return { uuid, name, paddockUuid, inDays: due.inDays, words, act: t`Add reading of ${name}`, form };
    });
    return [...read, ...photographed, ...counted].sort((one, other) => one.inDays - other.inDays);
  }, [areas, readings, points, transects, zone]);
}

/** Key areas, photo points and transects that are due to be looked at. */
export default function MonitoringTodos({ nothing }: { nothing: ReactNode }) {
  const told = useTold();
  const nameOf = useNames();
  const { mayRecord } = useRanchView();
  if (told.length === 0) return nothing;
  const [shown, all] = [numberInWords(SHOWN_MAX), numberInWords(told.length)];
  return (
    <DueSection title={t`Monitoring`} count={told.length}>
      {told.slice(0, SHOWN_MAX).map(({ uuid, name, paddockUuid, words, act, form }) => {
        const page = paddockUuid === null ? appPaths.grazingPhotoPoints : paddockHref(paddockUuid);
        return (
          <Row
            key={uuid}
            title={
              <>
                <b translate="no">{name}</b>
                {paddockUuid !== null && (
                  <>
                    {', '}
                    <Link translate="no" to={page}>
                      {nameOf(paddockUuid)}
                    </Link>
                  </>
                )}
              </>
            }
            actions={
              mayRecord && (
                <ButtonLink look="quiet" to={`${page}?${form}`}>
                  {act}
                </ButtonLink>
              )
            }
          >
            <p>{words}</p>
          </Row>
        );
      })}
      {told.length > SHOWN_MAX && <Row title={t`${shown} of ${all} are shown.`}>{null}</Row>}
    </DueSection>
  );
}
