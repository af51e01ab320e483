import { useSelector } from 'react-redux';
import type { DueMove } from '@domain/grazing/due';
import { selectHerdFigures, type WithRecords } from '@records/index';
import { ButtonLink } from '@shared/components/ButtonLink';
import { Row } from '@shared/components/Rows';
import { appPaths } from '@shared/paths';
import { dueInWords } from '@shared/lib/daysInWords';
import { useNamed } from '../useNamed';
import { DueHerd } from './DueHerd';

/** A planned move, or the end of a herd’s planned days. */
export function DueMoveRow({
  move: { herdUuid, paddockUuids, inDays: days },
  mayRecord,
}: {
  move: DueMove;
  mayRecord: boolean;
}) {
  const { herdOf, nameOf } = useNamed();
  const figures = useSelector((state: WithRecords) => selectHerdFigures(state)).get(herdUuid);
  const herd = herdOf(herdUuid);
  if (herd === undefined) return null;
  const [paddock, ...gates] = paddockUuids;
  const open = gates.map((gate) => `&gate=${gate}`).join('');
  const to = paddockUuids.map(nameOf).join(', ');
  const from = (figures?.stay?.paddockUuids ?? []).map(nameOf).join(', ');
  const href = `${appPaths.herds}?form=move&herd=${herdUuid}${paddock === undefined ? '' : `&paddock=${paddock}${open}`}`;
  return (
    <Row
      title={<DueHerd uuid={herdUuid} herd={herd} to={to} />}
      actions={mayRecord && <ButtonLink to={href}>Move</ButtonLink>}
    >
      <p>
        {from !== '' && `In ${from}, planned out `}
        {dueInWords(days)}
      </p>
    </Row>
  );
}
