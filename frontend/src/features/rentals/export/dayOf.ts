/** A day as it is in the reader's time zone, as `YYYY-MM-DD`: sorts well in a file's name. */
export function dayOf(moment: Date): string {
  const two = (part: number) => String(part).padStart(2, '0');
  return `${moment.getFullYear()}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`;
}
