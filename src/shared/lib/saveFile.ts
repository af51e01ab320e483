/** Saves something as a file in the person's downloads. */
export function saveBlob(name: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser reads the address after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(address), 0);
}

/** Saves a text of JSON as a file in the person's downloads. */
export const saveFile = (name: string, text: string): void =>
  saveBlob(name, new Blob([text], { type: 'application/json' }));
