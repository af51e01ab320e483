/**
 * The map as it stands on the screen, as one picture.
 *
 * @param pixelRatio pixels of the picture for one of CSS
 */
export function copyOf(map: HTMLElement, pixelRatio: number): HTMLCanvasElement {
  const whole = map.getBoundingClientRect();
  const copy = document.createElement('canvas');
  copy.width = Math.round(whole.width * pixelRatio);
  copy.height = Math.round(whole.height * pixelRatio);
  const context = copy.getContext('2d');
  // The layers stand in the order in which they lie on each other.
  for (const layer of map.querySelectorAll('canvas')) {
    if (layer.width === 0 || layer.height === 0) continue;
    const { left, top, width, height } = layer.getBoundingClientRect();
    const [x, y] = [left - whole.left, top - whole.top];
    context?.drawImage(layer, x * pixelRatio, y * pixelRatio, width * pixelRatio, height * pixelRatio);
  }
  return copy;
}
