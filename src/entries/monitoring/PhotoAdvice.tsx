import { t } from '@domain/words';
import { usePersonsUnits } from '@features/user/usePersonsUnits';
import { lengthInWords } from '@shared/units/lengthInWords';

const MILE_M = 1_609.344;
const YARDS_300_M = 274.32;

/** How photos of a point stay comparable, and where points are of use (forestandrange.org). */
export function PhotoAdvice() {
  const { isMetric } = usePersonsUnits();
  const [far, near] = [lengthInWords(MILE_M, isMetric), lengthInWords(YARDS_300_M, isMetric)];
  return (
    <ul>
      <li>{t`Take each photo at the same time of day.`}</li>
      <li>{t`Put a board with the name of the point and the date in the picture.`}</li>
      <li>{t`Have at least 3 upland and 3 riparian points.`}</li>
      <li>{t`Choose key areas less than ${far} from water, and not within ${near} of it.`}</li>
    </ul>
  );
}
