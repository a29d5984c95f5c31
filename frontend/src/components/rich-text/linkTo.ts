/** With a digit after the colon, a name is a host with a port; of a telephone number and an address it is not. */
const scheme = /^(?:(?:tel|mailto):|[a-z][a-z\d+.-]*:(?!\d))/i;

/** Converts typed text to an http(s), mailto or tel URL, if possible. */
export function linkTo(address: string): string | undefined {
  const typed = address.trim();
  if (/^[^\s@:/]+@[^\s@:/]+\.[^\s@:/]+$/.test(typed)) return `mailto:${typed}`;
  const whole = scheme.test(typed) ? typed : `https://${typed}`;
  if (!URL.canParse(whole)) return undefined;
  const url = new URL(whole);
  if (!['https:', 'http:', 'mailto:', 'tel:'].includes(url.protocol)) return undefined;
  return url.protocol.startsWith('http') && !url.hostname.includes('.') ? undefined : url.href;
}
