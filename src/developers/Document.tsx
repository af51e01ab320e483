import type { ReactNode } from 'react';
import { PRODUCT_NAME } from '@contract/http/product';
import { developerPaths } from './developerPaths';

export interface DocumentProps {
  title: string;
  description: string;
  path: string;
  /** All styles of the page: the server lets a page have those that are in it. */
  style: string;
  /** The address of its script, where it has one. */
  script?: string;
  children: ReactNode;
}

/** What of the head is the same on all pages of the site. */
const SHARED_HEAD = (
  <>
    <meta charSet="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <meta name="theme-color" content="#25543f" media="(prefers-color-scheme: light)" />
    <meta name="theme-color" content="#12291e" media="(prefers-color-scheme: dark)" />
    <link rel="icon" href="/favicon.ico" sizes="32x32" />
    <link rel="icon" href="/icons/favicon.svg" type="image/svg+xml" />
  </>
);

/** A whole page for developers: HTML that needs no script to be read. */
export function Document({ title, description, path, style, script, children }: DocumentProps) {
  const whole = `${title} · ${PRODUCT_NAME}`;
  return (
    <html lang="en">
      <head>
        {SHARED_HEAD}
        <title>{whole}</title>
        <meta name="description" content={description} />
        <link rel="canonical" href={path} />
        <meta property="og:type" content="website" />
        <meta property="og:title" content={whole} />
        <meta property="og:description" content={description} />
        <meta property="og:url" content={path} />
        <style dangerouslySetInnerHTML={{ __html: style }} />
        {script !== undefined && (
          <>
            <link rel="preload" href="/assets/json/settingsV.json" as="fetch" crossOrigin="anonymous" />
            <script defer src={script} />
          </>
        )}
      </head>
      <body>
        <header>
          <a href="/" className="brand">
            {PRODUCT_NAME}
          </a>
          <nav aria-label="For developers">
            {PAGES.map(({ href, name }) => (
              <a key={href} href={href} aria-current={href === path ? 'page' : undefined}>
                {name}
              </a>
            ))}
          </nav>
        </header>
        <main>{children}</main>
      </body>
    </html>
  );
}

const PAGES = [
  { href: developerPaths.guide, name: 'Guide' },
  { href: developerPaths.reference, name: 'Reference' },
];
