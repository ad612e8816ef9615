/** Long enough for a browser that asks first where the file shall go. */
const KEPT_MS = 60_000;

/** Saves a file as a download of an extension page. */
export function saveFile(name: string, data: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(data);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), KEPT_MS);
}

/** Saves a value as a JSON file. `json`: as text. */
export const saveJson = (name: string, json: string): void =>
  saveFile(name, new Blob([json], { type: 'application/json' }));
