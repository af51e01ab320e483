/**
 * What jsdom leaves out of `<dialog>`, as far as a test can see it: a modal one takes the focus to its first control, and
 * Escape asks it to close. That the page beneath takes no press is for a browser to show.
 */
function showModal(this: HTMLDialogElement): void {
  this.open = true;
  this.querySelector<HTMLElement>('button, input, a')?.focus();
  // After everything that the page itself does with the key, as in a browser.
  this.ownerDocument.addEventListener('keydown', ({ key, target, defaultPrevented }) => {
    const isMine = this.open && target instanceof Node && this.contains(target);
    if (key === 'Escape' && isMine && !defaultPrevented) this.dispatchEvent(new Event('cancel', { cancelable: true }));
  });
}

function close(this: HTMLDialogElement): void {
  this.open = false;
}

/** jsdom has no layout, so there is nothing to scroll. */
function scrollIntoView(): void {}

if (typeof HTMLDialogElement !== 'undefined') {
  Object.assign(HTMLDialogElement.prototype, { showModal, close });
  Object.assign(Element.prototype, { scrollIntoView });
}
