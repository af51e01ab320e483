import { useSelector } from 'react-redux';
import { adPerAcreInch, adPerHectare100mm } from '@domain/drought/adPerInch';
import { isKnown } from '@domain/grazing/figure';
import { t } from '@domain/words';
import { usePersonsUnits } from '@features/user/usePersonsUnits';
import { selectRain, selectRanchFigures, type WithRecords } from '@records/index';
import { useNames } from '@records/useHerds';
import { Figure, Figures } from '@shared/components/Figures';
import { FigureCell } from '@shared/figures/FigureCell';

const UNIT = { factor: 1, digits: 2 };

/** What the land fed for its rain in the season. */
export function AdPerRain() {
  const { acres, gross } = useSelector((state: WithRecords) => selectRanchFigures(state));
  const { inches } = useSelector((state: WithRecords) => selectRain(state));
  const { isMetric } = usePersonsUnits();
  const nameOf = useNames();
  const perInch = adPerAcreInch(gross.ad, acres, inches);
  const unit = isMetric ? t`AD per hectare per 100 mm` : t`AD per acre per inch`;
  return (
    <Figures>
      <Figure name={t`Animal days for the rain, this season`} unit={isKnown(perInch) ? unit : undefined}>
        <FigureCell figure={isMetric ? adPerHectare100mm(perInch) : perInch} unit={UNIT} nameOf={nameOf} />
      </Figure>
    </Figures>
  );
}
