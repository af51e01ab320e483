import { Fragment } from 'react';
import { Link } from 'react-router';
import { paddockHref } from '@shared/recordHrefs';
import type { NameOf } from '../herdWords';

/** The paddocks that a herd is in, each leading to its own page. */
export function PaddockLinks({ uuids, nameOf }: { uuids: readonly string[]; nameOf: NameOf }) {
  return uuids.map((uuid, index) => (
    <Fragment key={uuid}>
      {index > 0 && ', '}
      <Link translate="no" to={paddockHref(uuid)}>
        {nameOf(uuid)}
      </Link>
    </Fragment>
  ));
}
