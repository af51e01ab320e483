import { useFormikContext } from 'formik';
import { useEffect, useRef } from 'react';
import { t } from '@domain/words';
import { Select } from '@shared/forms/Select';
import { FEED_IN_WORDS, optionsOf } from '../inWords';
import type { FeedValues } from './feedValues';
import type { Feedstuff } from './useFeedstuffs';

/** One of the ranch's list of feeds, which says its kind, too. Without a list there is the kind only. */
export function WhichFeed({ feedstuffs, chosen }: { feedstuffs: readonly Feedstuff[]; chosen: Feedstuff | undefined }) {
  const { values, setFieldValue } = useFormikContext<FeedValues>();
  const last = useRef(values.feedstuff);
  const what = chosen?.data.what;
  useEffect(() => {
    if (last.current === values.feedstuff) return;
    last.current = values.feedstuff;
    if (what !== undefined) void setFieldValue('what', what);
  }, [values.feedstuff, what, setFieldValue]);
  const offered = feedstuffs.filter(({ uuid, data }) => data.retired_at === null || uuid === chosen?.uuid);
  return (
    <>
      {offered.length > 0 && (
        <Select
          name="feedstuff"
          label={t`Feed`}
          placeholder={t`None of the list`}
          options={offered.map(({ uuid, data }) => ({ value: uuid, label: data.name }))}
        />
      )}
      <Select name="what" label={t`Kind of feed`} options={optionsOf(FEED_IN_WORDS)} />
    </>
  );
}
