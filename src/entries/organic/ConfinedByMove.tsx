import { useFormikContext } from 'formik';
import { useSelector } from 'react-redux';
import { t } from '@domain/words';
import { selectAll, type WithRecords } from '@records/index';
import { placeOf, type MoveValues } from '@records/moving/moveValues';
import { useRanchView } from '@records/useRanchView';
import { Checkbox } from '@shared/forms/Checkbox';
import { Select } from '@shared/forms/Select';
import { instantOf } from '@shared/time/ranchTime';
import { isInGrazingSeason, openConfinements } from './confinedByMoves';
import { useReasons } from './useReasons';

/** Asked with a move: why herds leave pasture within a grazing season, and whether a confinement ends on pasture. */
export default function ConfinedByMove() {
  const { values } = useFormikContext<MoveValues>();
  const { zone, now } = useRanchView();
  const seasons = useSelector((state: WithRecords) => selectAll(state, 'grazing_season'));
  const confinements = useSelector((state: WithRecords) => selectAll(state, 'confinement'));
  const reasons = useReasons();
  const at = instantOf(values.when, zone) ?? now;
  const { off, paddock_uuids: places } = placeOf(values);
  if (off !== null && off !== 'unknown' && isInGrazingSeason(seasons, at, zone)) {
    return (
      <Select
        name="off_reason"
        label={t`Why they are kept from pasture`}
        hint={t`For the organic grazing report`}
        placeholder={t`Not said`}
        options={reasons}
      />
    );
  }
  const open = values.herds.flatMap((herd) => openConfinements(confinements, herd, Math.max(at, now)));
  if (places.length === 0 || open.length === 0) return null;
  return <Checkbox name="ends_confinement">{t`They are no longer kept from pasture`}</Checkbox>;
}
