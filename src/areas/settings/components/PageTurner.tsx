import { t } from '@domain/words';
import { Actions } from '@shared/components/Actions';
import { Button } from '@shared/components/Button';
import { numberInWords } from '@shared/units/units';
import { Trans } from '@shared/words';
import type { Pages } from './usePages';

/** Leads through the pages of a long list of changes; nothing where all of it is on one. */
export function PageTurner({ from, to, of, previous, next }: Pages) {
  if (previous === null && next === null) return null;
  const [first, last, all] = [numberInWords(from), numberInWords(to), numberInWords(of)];
  return (
    <>
      <p role="status">
        <Trans>
          {first} to {last} of {all}
        </Trans>
      </p>
      <Actions>
        <Button look="quiet" disabled={previous === null} onClick={() => previous?.()}>{t`Previous changes`}</Button>
        <Button look="quiet" disabled={next === null} onClick={() => next?.()}>{t`Next changes`}</Button>
      </Actions>
    </>
  );
}
