import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import type { FileGroup } from '@contract/grazing/changesFile';
import { selectNow, selectZone } from '@records/recordsSelectors';
import { labelInWords } from '@records/saidInWords';
import { Actions } from '@shared/components/Actions';
import { Button } from '@shared/components/Button';
import { Row, Rows } from '@shared/components/Rows';
import { dayAndTimeAt } from '@shared/time/ranchTime';
import { numberInWords } from '@shared/units/units';
import { usePages } from './usePages';

interface GroupRowsProps {
  groups: readonly FileGroup[];
  /** What a row begins with, by what a person reads of the group. */
  title: (label: string, uuid: string) => ReactNode;
  /** What a row ends with. */
  state?: (uuid: string) => string;
}

/** Groups of a file, one row each, 500 at a time. */
export function GroupRows({ groups, title, state }: GroupRowsProps) {
  const zone = useSelector(selectZone);
  const now = useSelector(selectNow);
  const { shown, from, to, previous, next } = usePages(groups);
  return (
    <>
      <Rows>
        {shown.map(({ group }) => (
          <Row key={group.uuid} title={title(labelInWords(group), group.uuid)}>
            <p>Recorded {dayAndTimeAt(Date.parse(group.at), zone, now)}</p>
            {state !== undefined && <p>{state(group.uuid)}</p>}
          </Row>
        ))}
      </Rows>
      {shown.length < groups.length && (
        <>
          <p role="status">
            {numberInWords(from)} to {numberInWords(to)} of {numberInWords(groups.length)}
          </p>
          <Actions>
            <Button look="quiet" disabled={previous === null} onClick={() => previous?.()}>
              Previous changes
            </Button>
            <Button look="quiet" disabled={next === null} onClick={() => next?.()}>
              Next changes
            </Button>
          </Actions>
        </>
      )}
    </>
  );
}
