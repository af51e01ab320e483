const FRAMES = 30;

/** Puts the focus into the field of a row, which is scrolled to where it isn't drawn yet. */
export function focusRow(index: number, scrollTo: (index: number) => void): void {
  const field = () => document.querySelector<HTMLInputElement>(`input[data-row="${index}"]`);
  const reach = (frames: number) => {
    const found = field();
    if (found === null && frames > 0) requestAnimationFrame(() => reach(frames - 1));
    found?.focus();
    found?.select();
  };
  if (field() === null) scrollTo(index);
  reach(FRAMES);
}
