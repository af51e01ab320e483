import type { Stay } from '@domain/grazing/stays';
import { plural, t } from '@domain/words';
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
  const count = moves.length + 1;
  return (
    <>
      <p>
        {t`This stay is recorded as ${plural(count, { one: '# move', other: '# moves' })} to the same place.`}
        {isFirst && <> {t`If you change the paddock, it changes for all of them.`}</>}
      </p>
      <Rows>
        {moves.map(({ uuid, at }) => {
          const time = timeAt(at, zone);
          return (
            <Row
              key={uuid}
              title={time}
              actions={
                <Button look="quiet" aria-label={t`Edit the move of ${time}`} onClick={() => onEdit(uuid)}>
                  {t`Edit`}
                </Button>
              }
            >
              {null}
            </Row>
          );
        })}
      </Rows>
    </>
  );
}
