/** What the person goes on with: the button of a form, or a link in its place. */
const WAYS_ON = 'main :is([type="submit"], [data-way-on])';

/** More ends than any form has: what comes out may bring the next one under the toasts. */
const MOST_ENDS = 4;

function areOver(toasts: Element, element: Element): boolean {
  const over = toasts.getBoundingClientRect();
  const { top, bottom, right } = element.getBoundingClientRect();
  return bottom > over.top && top < over.bottom && right > over.left;
}

/** What ends a form: its button, what is said against it, and the links below it. */
function endsOf(form: HTMLFormElement): Element[] {
  const inside = form.querySelectorAll('[type="submit"], [role="alert"]:not(:empty)');
  const below = form.parentElement?.querySelectorAll(':scope > form ~ * a') ?? [];
  return [...inside, ...below];
}

/**
 * Brings what the person goes on with out from under the toasts, as far as the page can be scrolled: the end of the form
 * that they are in, and the field in it above all. What lies below the window stays there.
 */
export function bringOut(toasts: Element): void {
  const { activeElement: field } = document;
  if (toasts.contains(field)) return;
  const form = field?.closest('form') ?? null;
  const ends = form === null ? [...document.querySelectorAll(WAYS_ON)] : endsOf(form);
  let isMoved = false;
  for (let rounds = 0; rounds < MOST_ENDS; rounds += 1) {
    const covered = ends.filter((end) => areOver(toasts, end)).at(-1);
    if (covered === undefined) break;
    covered.scrollIntoView({ block: 'nearest' });
    isMoved = true;
  }
  // Whoever has scrolled away from it is not brought back for nothing.
  if (form !== null && field !== null && (isMoved || areOver(toasts, field)))
    field.scrollIntoView({ block: 'nearest' });
}
