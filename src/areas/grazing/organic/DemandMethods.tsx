import { OWN_INTAKE } from '@domain/organic/demandOf';
import { t } from '@domain/words';
import { demandInWords } from '@entries/organic/demandWords';
import { ANIMAL_NAMES } from '@records/herdWords';
import { useNames } from '@records/useHerds';
import { useRanchView } from '@records/useRanchView';
import { Card } from '@shared/components/Card';
import { Row, Rows } from '@shared/components/Rows';
import { wordOf } from '@shared/lib/wording';
import type { Organic } from './useOrganicReport';

/** How the demand of each class was found, and where that figure is from. */
export function DemandMethods({ organic: { records, report } }: { organic: Organic }) {
  const { weight } = useRanchView();
  const nameOf = useNames();
  return (
    <Card>
      <h3>{t`Dry matter demand`}</h3>
      <p>{t`Demand of a day on pasture is the mean head of that day times what a head needs. Fed is what was eaten where that is recorded, else what was put out, as dry matter. Share grazed is what is left of the demand.`}</p>
      <Rows>
        {report.classes.map(({ animal, figures }) => (
          <Row key={animal} title={<b>{wordOf(ANIMAL_NAMES, animal)}</b>}>
            {figures.sources.includes(OWN_INTAKE) && <p>{t`By the ranch’s own intake`}</p>}
            {records.demands
              .filter(({ data }) => data.animal === animal)
              .map(({ uuid, data }) => (
                <p key={uuid}>{demandInWords(data, weight, nameOf)}</p>
              ))}
          </Row>
        ))}
      </Rows>
    </Card>
  );
}
