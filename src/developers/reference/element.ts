type Child = Node | string;

/** An element with its class and what is in it. */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  className: string,
  ...children: readonly Child[]
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag);
  if (className !== '') made.className = className;
  made.append(...children);
  return made;
}

export const code = (text: string): HTMLElement => element('code', '', text);

/** JSON or code, which scrolls by itself where it is too wide, also by the keyboard. */
export function block(text: string, label: string): HTMLElement {
  const made = element('pre', 'block', element('code', '', text));
  made.tabIndex = 0;
  made.setAttribute('role', 'group');
  made.setAttribute('aria-label', label);
  return made;
}

/** What opens below its name, and is drawn when it is opened first. */
export function opening(className: string, name: readonly Child[], draw: () => readonly Child[]): HTMLDetailsElement {
  const made = element('details', className, element('summary', '', ...name));
  let isDrawn = false;
  made.addEventListener('toggle', () => {
    if (!made.open || isDrawn) return;
    isDrawn = true;
    made.append(...draw());
  });
  return made;
}
