/** Puts a text on the clipboard, and says whether the browser let us: only over https, and right after a press. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
