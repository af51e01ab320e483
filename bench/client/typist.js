// Runs in every page whose speed is measured, before the page's own scripts. It sits before the page as a person would:
// types as soon as a field can take it, again if that was lost, and presses the button as soon as it can be pressed.
(function () {
  const TEXT = 'maria@example.com';
  const FIELD = 'input[type="email"]';
  const BUTTON = 'button[type="submit"]';
  const ANSWER = '[aria-invalid="true"]';
  const PATIENCE_MS = 250;

  const seen = { lost: 0 };
  window.typist = seen;
  let askedAt = -Infinity;
  let pressedAt = -Infinity;

  /** Drawn, open to input, and with nothing above it. */
  function usable(selector) {
    const element = document.querySelector(selector);
    if (element === null || element.disabled || element.readOnly) return null;
    const { left, top, width, height } = element.getBoundingClientRect();
    const above = document.elementFromPoint(left + width / 2, top + height / 2);
    return element.contains(above) ? element : null;
  }

  /** The keys come from the browser, outside of the page, as a keyboard's do. */
  function askForKeys(field, now) {
    if (now - askedAt < PATIENCE_MS) return;
    if (seen.typedAt !== undefined) seen.lost += 1;
    askedAt = now;
    field.focus();
    field.select();
    window.typistWantsKeys(TEXT);
  }

  function press(now) {
    const button = usable(BUTTON);
    if (button === null || now - pressedAt < PATIENCE_MS) return;
    pressedAt = now;
    button.click();
  }

  function tellWhenDone() {
    if (seen.answeredAt !== undefined || document.querySelector(ANSWER) === null) return;
    seen.answeredAt = performance.now();
    window.typistIsDone('');
  }

  function look() {
    const now = performance.now();
    const field = usable(FIELD);
    if (field !== null && field.value !== TEXT) askForKeys(field, now);
    else if (field !== null && seen.typedAt !== undefined && seen.answeredAt === undefined) press(now);
    tellWhenDone();
    requestAnimationFrame(look);
  }

  /** How it stands in the end: the text in the field, and the form aware of it. */
  seen.isKept = () => {
    const field = document.querySelector(FIELD);
    return field !== null && field.value === TEXT && field.getAttribute('aria-invalid') !== 'true';
  };

  addEventListener(
    'input',
    ({ target }) => {
      if (target.matches(FIELD) && target.value === TEXT) seen.typedAt = performance.now();
    },
    true,
  );
  requestAnimationFrame(look);
})();
