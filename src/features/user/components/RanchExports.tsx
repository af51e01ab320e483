import { t } from '@domain/words';
import { Card } from '@shared/components/Card';
import { Row, Rows } from '@shared/components/Rows';
import { useExportHref } from '../useExportHref';

const FILES = [
  { name: 'paddocks.csv', what: t`Each paddock with its figures in the current season` },
  { name: 'herds.csv', what: t`Each herd: what it is and where it is now` },
  { name: 'stays.csv', what: t`Each stay of a herd in a paddock in the current season` },
  { name: 'feed.csv', what: t`Each feeding in the current season, with its dry matter where that is known` },
  { name: 'grazing.xlsx', what: t`The same and what was counted, fed and measured, as sheets of one workbook` },
  { name: 'treatments.csv', what: t`Each treatment of animals in the current season` },
  { name: 'paddock_treatments.csv', what: t`Each treatment of a paddock in the current season` },
  { name: 'weights.csv', what: t`Each weight that was taken in the current season` },
  { name: 'animals.csv', what: t`Each tag of each animal, with its herd and last weight` },
  { name: 'withdrawal.csv', what: t`The animals that are in withdrawal now` },
  { name: 'organic.csv', what: t`This year’s organic grazing figures of each class and herd` },
  { name: 'ration.csv', what: t`What each class was fed this year, by feed and month` },
  { name: 'monitoring.csv', what: t`The use of each key area this year, with what was agreed` },
  { name: 'cover.csv', what: t`Each reading of a transect: counts and shares of ground cover` },
  { name: 'year.csv', what: t`This year’s parameters for program reports, in metric units` },
  { name: 'drought.csv', what: t`Each trigger of the drought plan and what was decided, by year` },
  { name: 'paddocks.geojson', what: t`The paddocks on the land with their figures, for QGIS and other maps` },
  { name: 'paddocks.kml', what: t`The same for Google Earth` },
  { name: 'records.json', what: t`Everything you recorded` },
  { name: 'photos.zip', what: t`The pictures of your photos as they were sent, and a list of them` },
];

/** What the ranch has written down, to be taken along as files. */
export function RanchExports({ ranchUuid }: { ranchUuid: string }) {
  const hrefOf = useExportHref(ranchUuid);
  return (
    <Card>
      <h2>{t`Download`}</h2>
      <p>{t`The tables open in any spreadsheet. They are in pounds and acres, with times in UTC.`}</p>
      <Rows>
        {FILES.map(({ name, what }) => (
          <Row
            key={name}
            title={
              <a href={hrefOf(name)} download={name}>
                {name}
              </a>
            }
          >
            <small>{what}</small>
          </Row>
        ))}
      </Rows>
    </Card>
  );
}
