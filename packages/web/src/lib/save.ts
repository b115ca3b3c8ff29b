/** Gives the reader a file. */
export function saveBlob(blob: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

export const saveJson = (json: unknown, name: string): void =>
  saveBlob(new Blob([`${JSON.stringify(json, null, 1)}\n`], { type: 'application/json' }), name);
