type Typed = Record<string, string | boolean>;

let typed: Typed = {};
let stopWatching = () => undefined as void;

/**
 * Remembers what is typed, pasted or filled in by the browser into a page that was drawn before the app came. React
 * takes such a page over with the empty values it was drawn with; the form then asks for what was typed.
 */
export function rememberTyped(root: HTMLElement): void {
  const read = () => {
    for (const input of root.querySelectorAll('input')) {
      const value = input.type === 'checkbox' ? input.checked : input.value;
      if (input.name !== '' && value !== '' && value !== false) typed[input.name] = value;
      else delete typed[input.name];
    }
  };
  read();
  root.addEventListener('input', read, true);
  stopWatching = () => root.removeEventListener('input', read, true);
}

/** Whether someone is typing into a page whose form has not come yet. */
export const isTypedEarly = () => Object.keys(typed).length > 0;

/** What was typed before the app came, by the name of the field; once, and nothing after that. */
export function takeTyped(): Typed {
  const taken = typed;
  stopWatching();
  typed = {};
  return taken;
}
