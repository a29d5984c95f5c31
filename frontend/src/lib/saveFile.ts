/**
 * Safari reads the file a moment after the press, on iOS once the person has agreed: an address that is gone by then ends
 * in an error page. In milliseconds.
 */
const timeToRead = 60_000;

/** Downloads a file. */
export function saveFile(content: Blob, name: string): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), timeToRead);
}
