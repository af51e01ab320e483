import { PRODUCT_NAME } from '@contract/http/product';
import { t } from '@domain/words';

/**
 * The document's title. It says "Error:" first while a form on the page is refused. A page may have several forms with a
 * title each: the newest stands first in the head, and the first counts, so the error has one of its own.
 */
export function PageTitle({ title, hasError = false }: { title: string; hasError?: boolean }) {
  const words = `${title} · ${PRODUCT_NAME}`;
  return (
    <>
      <title>{words}</title>
      {hasError && <title>{t`Error: ${words}`}</title>}
    </>
  );
}
