/** Where the application settings stand, beside the client's own files. */
const SETTINGS_FILE = '/assets/json/settingsV.json';

/** Fetches what `settingsV.json` holds. `index.html` preloads it with the same mode, so that it travels once. */
export async function fetchSettings(): Promise<unknown> {
  const response = await fetch(SETTINGS_FILE, { credentials: 'same-origin' });
  if (!response.ok) throw new Error(`The application settings answered ${response.status}`);
  return response.json();
}
