/** A part of a text: plain, or a link. */
export interface TextPart {
  readonly text: string;
  /** Its place in the whole text. */
  readonly start: number;
  /** Where a link leads; undefined for plain text. */
  readonly address?: string;
}

const link = /\b(?:https?:\/\/|www\.)[^\s<>"]+/gi;

/** Finds the web addresses in a text. Only http and https become links: other schemes may run code. */
export function splitLinks(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let done = 0;
  for (const match of text.matchAll(link)) {
    const written = withoutTail(match[0]);
    const address = addressOf(written);
    if (!address) continue;
    if (match.index > done) parts.push({ text: text.slice(done, match.index), start: done });
    parts.push({ text: written, start: match.index, address });
    done = match.index + written.length;
  }
  if (done < text.length) parts.push({ text: text.slice(done), start: done });
  return parts;
}

/** Without the signs that end the sentence around a link, and brackets that were opened before it. */
function withoutTail(written: string): string {
  const trimmed = written.replace(/[.,;:!?'’”…]+$/, '');
  const closesMore = trimmed.split(')').length > trimmed.split('(').length;
  return trimmed.endsWith(')') && closesMore ? withoutTail(trimmed.slice(0, -1)) : trimmed;
}

function addressOf(written: string): string | undefined {
  try {
    const { protocol, hostname, href } = new URL(/^www\./i.test(written) ? `https://${written}` : written);
    return /^https?:$/.test(protocol) && hostname.includes('.') ? href : undefined;
  } catch {
    return undefined;
  }
}
