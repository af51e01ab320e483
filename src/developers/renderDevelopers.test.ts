/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { KEY_KINDS } from '@contract/keys/keyKinds';
import { KEY_SCOPES } from '@contract/keys/keyScopes';
import { EXAMPLE_NAMES, type Examples } from './guide/examples';
import { developerPaths } from './developerPaths';
import { renderDevelopers } from './renderDevelopers';

const FOLDER = join(__dirname, '../../docs/examples');
const examples = Object.fromEntries(
  EXAMPLE_NAMES.map((name) => [name, readFileSync(join(FOLDER, name), 'utf8')]),
) as Examples;
const pages = renderDevelopers({ style: 'p{}', script: '/assets/developers/made.js', examples });
const html = (path: string) => pages[path] ?? '';
const textOf = (markup: string) =>
  markup
    .replaceAll('<!-- -->', '')
    .replace(/&(amp|lt|gt|quot|#x27);/g, (_, name: string) => ({ amp: '&', lt: '<', gt: '>', quot: '"' })[name] ?? "'");

it('the guide shows every example as it is in the repository', () => {
  expect([...EXAMPLE_NAMES].sort()).toEqual(readdirSync(FOLDER).sort());
  const text = textOf(html(developerPaths.guide));
  for (const name of EXAMPLE_NAMES) expect(text).toContain(examples[name]);
});

it('the guide names all scopes and kinds of keys', () => {
  for (const name of [...KEY_SCOPES, ...KEY_KINDS])
    expect(html(developerPaths.guide)).toContain(`<code>${name}</code>`);
});

it('each link within the pages leads somewhere', () => {
  const all = Object.values(pages).join('');
  for (const [, id] of all.matchAll(/href="#([^"]+)"/g)) expect(all).toContain(`id="${id}"`);
});

it.each(Object.values(developerPaths))('F1: %s has no inline script and no style attribute, and is English', (path) => {
  expect(html(path)).not.toMatch(/\sstyle=|<script(?![^>]* src=)|\son[a-z]+=/);
  expect(html(path)).toMatch(/^<!doctype html><html lang="en">/);
});

it('the guide needs no script, and the reference has one', () => {
  expect(html(developerPaths.guide)).not.toContain('<script');
  expect(html(developerPaths.reference).match(/<script/g)).toHaveLength(1);
});

it('each has a title and a description of its own', () => {
  const titles = Object.values(pages).map((page) => /<title>(.*?)<\/title>/.exec(page)?.[1]);
  expect(titles).toEqual(['For developers · Grazewell', 'Reference · Grazewell']);
});
