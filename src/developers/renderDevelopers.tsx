import { renderToStaticMarkup } from 'react-dom/server';
import { Document, type DocumentProps } from './Document';
import type { Examples } from './guide/examples';
import { GuidePage } from './guide/GuidePage';
import { developerPaths } from './developerPaths';
import { ReferencePage } from './reference/ReferencePage';

interface Made {
  style: string;
  /** The address of the reference's script. */
  script: string;
  examples: Examples;
}

/** The pages for developers as HTML, by their addresses. */
export function renderDevelopers({ style, script, examples }: Made): Readonly<Record<string, string>> {
  const pages: Omit<DocumentProps, 'style'>[] = [
    {
      path: developerPaths.guide,
      title: 'For developers',
      description: 'Keys, calls and webhooks: how other programs read a ranch, write facts, and hear what changes.',
      children: <GuidePage examples={examples} />,
    },
    {
      path: developerPaths.reference,
      title: 'Reference',
      description: 'Every call of this server: who may call it, its parameters, body, answers and errors.',
      script,
      children: <ReferencePage />,
    },
  ];
  const htmlOf = (page: Omit<DocumentProps, 'style'>) =>
    `<!doctype html>${renderToStaticMarkup(<Document {...page} style={style} />)}`;
  return Object.fromEntries(pages.map((page) => [page.path, htmlOf(page)]));
}
