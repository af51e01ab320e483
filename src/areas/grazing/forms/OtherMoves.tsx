import type { Stay } from '@domain/grazing/stays';
import { useRanchView } from '@records/useRanchView';
import { Button } from '@shared/components/Button';
import { Row, Rows } from '@shared/components/Rows';
import { timeAt } from '@shared/time/ranchTime';

interface OtherMovesProps {
  moves: Stay['moves'];
  /** Whether the move in hand is the one that began the stay. */
  isFirst: boolean;
  onEdit: (moveUuid: string) => void;
}

/** The other moves of the same stay: further moves to where the herd was already. */
export function OtherMoves({ moves, isFirst, onEdit }: OtherMovesProps) {
  const { zone } = useRanchView();
  if (moves.length === 0) return null;
  return (
    <>
      <p>
        This stay is recorded as {moves.length + 1} moves to the same place.
        {isFirst && ' If you change the paddock, it changes for all of them.'}
      </p>
      <Rows>
        {moves.map(({ uuid, at }) => (
          <Row
            key={uuid}
            title={timeAt(at, zone)}
            actions={
              <Button look="quiet" aria-label={`Edit the move of ${timeAt(at, zone)}`} onClick={() => onEdit(uuid)}>
                Edit
              </Button>
            }
          >
            {null}
          </Row>
        ))}
      </Rows>
    </>
  );
}
