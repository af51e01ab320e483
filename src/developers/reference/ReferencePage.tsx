import { PRODUCT_NAME } from '@contract/http/product';

/** The frame of the reference; `main.ts` draws the calls of this server into it. */
export function ReferencePage() {
  return (
    <>
      <h1>Reference</h1>
      <p className="lead">
        Every call of this server, drawn from its own description,{' '}
        <a id="document" href="/api/v1/openapi.json">
          openapi.json
        </a>{' '}
        (OpenAPI 3.1). Fields and kinds are added and never renamed: pass over those that your program doesn’t know.
      </p>
      <div className="search">
        <label htmlFor="search">Search calls</label>
        <input id="search" type="search" autoComplete="off" spellCheck={false} aria-describedby="search-hint" />
        <p id="search-hint">By path, name, or words of what it does</p>
        <p id="found" role="status" />
      </div>
      <div id="calls" />
      <noscript>
        <p>{PRODUCT_NAME} draws the reference with JavaScript. The description itself is at /api/v1/openapi.json.</p>
      </noscript>
    </>
  );
}
