/** Has the browser save what these pieces hold together as a file. */
export function downloadFile(name: string, type: string, ...pieces: readonly (string | Blob)[]): void {
  const url = URL.createObjectURL(new Blob([...pieces], { type }));
  Object.assign(document.createElement('a'), { href: url, download: name }).click();
  // The browser has begun to read it by then.
  setTimeout(() => URL.revokeObjectURL(url));
}
