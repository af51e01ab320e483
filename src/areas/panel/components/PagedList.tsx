import type { ReactNode } from 'react';
import type { SerializedError } from '@reduxjs/toolkit';
import { failureIn } from '@shared/api/requestStateOf';
import { Button } from '@shared/components/Button';
import { EmptyState } from '@shared/components/EmptyState';
import { ListState } from '@shared/components/ListState';
import { useFocusOnNew } from '@shared/lib/useFocusOnNew';
import type { Failure } from '@shared/requestState';

/** What an infinite query of RTK Query says about itself, as far as it matters here. */
export interface PagedQuery {
  error?: Failure | SerializedError | undefined;
  isFetching: boolean;
  isFetchNextPageError: boolean;
  isFetchingNextPage: boolean;
  hasNextPage: boolean;
  refetch: () => unknown;
  fetchNextPage: () => unknown;
}

interface PagedListProps {
  query: PagedQuery;
  /** Undefined while it is not there. */
  count: number | undefined;
  /** Stands in place of a list without entries. */
  empty: string;
  children: ReactNode;
}

/** A list that comes page by page, with the way to its next one. */
export function PagedList({ query, count, empty, children }: PagedListProps) {
  const { error, isFetching, isFetchNextPageError, isFetchingNextPage, hasNextPage } = query;
  const failure = failureIn(error);
  const [list, askForMore] = useFocusOnNew(count ?? 0);
  const showMore = () => {
    askForMore();
    void query.fetchNextPage();
  };
  const retry = () => void (isFetchNextPageError ? query.fetchNextPage() : query.refetch());
  return (
    <>
      {count === 0 && <EmptyState title="Nothing to show">{empty}</EmptyState>}
      {count !== undefined && count > 0 && <div ref={list}>{children}</div>}
      <ListState failure={failure} isBusy={isFetching} hasList={count !== undefined} onRetry={retry} />
      {hasNextPage && failure === undefined && (
        <div>
          <Button look="quiet" isBusy={isFetchingNextPage} onClick={showMore}>
            Show more
          </Button>
        </div>
      )}
    </>
  );
}
