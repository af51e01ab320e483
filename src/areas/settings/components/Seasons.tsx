import { useDispatch, useSelector } from 'react-redux';
import { Link } from 'react-router';
import { t } from '@domain/words';
import { changeRecorded, removed, selectAll, selectSeason, type WithRecords } from '@records/index';
import { OpenedOn } from '@records/opened/OpenedOn';
import { Actions } from '@shared/components/Actions';
import { Badge } from '@shared/components/Badge';
import { Button } from '@shared/components/Button';
import { Card } from '@shared/components/Card';
import { EmptyState } from '@shared/components/EmptyState';
import { Row, Rows } from '@shared/components/Rows';
import type { AddressedDialog } from '@shared/lib/useDialogInAddress';
import { seasonHref } from '@shared/recordHrefs';
import { daysOfSeason, SEASON_TYPES, type Season } from '../seasonWords';
import { EndSeasonForm } from './EndSeasonForm';
import { SeasonForm } from './SeasonForm';

interface SeasonRowProps {
  season: Season;
  isCurrent: boolean;
  mayWrite: boolean;
  open: AddressedDialog['open'];
}

function SeasonRow({ season, isCurrent, mayWrite, open }: SeasonRowProps) {
  const dispatch = useDispatch();
  const { uuid, data } = season;
  const { name, type } = data;
  const kind = SEASON_TYPES.find(({ value }) => value === type)?.label;
  const remove = () => dispatch(changeRecorded({ what: 'deleted', kind: 'season', name }, [removed('season', season)]));
  return (
    <Row
      title={
        <>
          <Link translate="no" to={seasonHref(uuid)}>
            {name}
          </Link>{' '}
          {isCurrent && <Badge>{t({ message: 'Current', context: 'a season' })}</Badge>}
        </>
      }
      actions={
        mayWrite && (
          <>
            {data.ends_on === null && (
              <Button look="quiet" aria-label={t`End ${name}`} onClick={() => open('end-season', { season: uuid })}>
                {t({ message: 'End', context: 'a season' })}
              </Button>
            )}
            <Button look="quiet" aria-label={t`Edit ${name}`} onClick={() => open('edit-season', { season: uuid })}>
              {t`Edit`}
            </Button>
            <Button look="quiet" aria-label={t`Delete ${name}`} onClick={remove}>{t`Delete`}</Button>
          </>
        )
      }
    >
      <small>
        {kind}. {daysOfSeason(data)}
      </small>
    </Row>
  );
}

/** The form that the address names, if there is one. */
function SeasonDialogs({ dialog, seasons }: { dialog: AddressedDialog; seasons: readonly Season[] }) {
  const { name, params, close } = dialog;
  if (name === 'add-season') return <SeasonForm seasons={seasons} onClose={close} />;
  if (name !== 'edit-season' && name !== 'end-season') return null;
  const Form = name === 'edit-season' ? SeasonForm : EndSeasonForm;
  return (
    <OpenedOn kind="season" uuid={params.get('season') ?? ''}>
      {(season) => <Form season={season} seasons={seasons} onClose={close} />}
    </OpenedOn>
  );
}

/** The ranch's seasons, the latest first. Each name leads to the paddocks as they were in it. */
export function Seasons({ mayWrite, dialog }: { mayWrite: boolean; dialog: AddressedDialog }) {
  const seasons = useSelector((state: WithRecords) => selectAll(state, 'season'));
  const current = useSelector((state: WithRecords) => selectSeason(state));
  const sorted = [...seasons].sort((one, other) => (one.data.starts_on < other.data.starts_on ? 1 : -1));
  return (
    <Card>
      <h2>{t`Seasons`}</h2>
      <p>
        {t`Figures of a season count what happened within its days. Open one to see your paddocks as they were in it.`}
      </p>
      {sorted.length === 0 ? (
        <EmptyState title={t`No seasons`}>{t`Without one, figures are read over all time.`}</EmptyState>
      ) : (
        <Rows>
          {sorted.map((season) => (
            <SeasonRow
              key={season.uuid}
              season={season}
              isCurrent={season.uuid === current?.uuid}
              mayWrite={mayWrite}
              open={dialog.open}
            />
          ))}
        </Rows>
      )}
      {mayWrite && (
        <Actions>
          <Button look="quiet" onClick={() => dialog.open('add-season')}>{t`Add season`}</Button>
        </Actions>
      )}
      {mayWrite && <SeasonDialogs dialog={dialog} seasons={seasons} />}
    </Card>
  );
}
