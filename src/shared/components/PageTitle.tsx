import { PRODUCT_NAME } from '@contract/product';

/** The document's title. It says "Error:" first while a form on the page is refused. */
export function PageTitle({ title, hasError = false }: { title: string; hasError?: boolean }) {
  return <title>{`${hasError ? 'Error: ' : ''}${title} · ${PRODUCT_NAME}`}</title>;
}
