import { printable } from '../told';

/** An element with a text, in which signs that would turn or hide what follows are shown as others. */
export const element = <Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  text = '',
  more: Partial<HTMLElementTagNameMap[Tag]> = {},
) => Object.assign(document.createElement(tag), { textContent: printable(text) }, more);

/** A table that scrolls by itself where a window is narrow, also by the keyboard. */
export function tableOf(name: string, heads: readonly string[], rows: readonly (readonly string[])[]): HTMLElement {
  const table = element('table');
  const head = table.createTHead().insertRow();
  head.append(...heads.map((text) => element('th', text, { scope: 'col' })));
  const body = table.createTBody();
  for (const cells of rows) body.insertRow().append(...cells.map((text) => element('td', text)));
  const wide = element('div', '', { className: 'wide', tabIndex: 0 });
  wide.setAttribute('role', 'region');
  wide.setAttribute('aria-label', name);
  wide.append(table);
  return wide;
}

const howMany = (count: number) => count.toLocaleString('en-US');

/** The heading of rows with how many there are; and, below them, how many are left out. */
export const counted = (name: string, count: number) => element('h2', `${name}: ${howMany(count)}`);
export const andMore = (more: number) => (more > 0 ? [element('p', `and ${howMany(more)} more`)] : []);
