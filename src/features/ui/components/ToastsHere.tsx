import { useLayoutEffect, useRef } from 'react';

let place: HTMLElement | undefined;

/**
 * The element that the toasts are drawn into: at the end of the page, but for as long as something in the browser's top
 * layer holds it. A modal dialog keeps all outside of it from being seen and pressed.
 */
export function toastPlace(): HTMLElement {
  place ??= document.createElement('div');
  if (!place.isConnected) document.body.append(place);
  return place;
}

/** Takes the toasts into the modal dialog it is in, and gives them back to the page with the dialog's end. */
export function ToastsHere() {
  const here = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    here.current?.append(toastPlace());
    return () => document.body.append(toastPlace());
  }, []);
  return <div ref={here} />;
}
