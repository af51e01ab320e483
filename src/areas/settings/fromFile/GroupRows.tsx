import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import type { FileGroup } from '@contract/grazing/changesFile';
import { t } from '@domain/words';
import { selectNow, selectZone } from '@records/recordsSelectors';
import { labelInWords } from '@records/saidInWords';
import { Row, Rows } from '@shared/components/Rows';
import { dayAndTimeAt } from '@shared/time/ranchTime';
import { PageTurner } from '../components/PageTurner';
import { usePages } from '../components/usePages';

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
  const { shown, ...pages } = usePages(groups);
  return (
    <>
      <Rows>
        {shown.map(({ group }) => {
          const recorded = dayAndTimeAt(Date.parse(group.at), zone, now);
          return (
            <Row key={group.uuid} title={title(labelInWords(group), group.uuid)}>
              <p>{t`Recorded ${recorded}`}</p>
              {state !== undefined && <p>{state(group.uuid)}</p>}
            </Row>
          );
        })}
      </Rows>
      <PageTurner {...pages} />
    </>
  );
}
