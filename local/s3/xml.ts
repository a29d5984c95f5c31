/** A piece of XML that is already escaped. */
export class Xml {
  constructor(readonly text: string) {}
}

type Content = string | number | boolean | Xml | readonly Xml[] | undefined;

const namespace = 'http://s3.amazonaws.com/doc/2006-03-01/';

/** An element; text in it is escaped. Without content there is no element. */
export function element(name: string, content: Content): Xml {
  if (content === undefined) return new Xml('');
  return new Xml(`<${name}>${contentText(content)}</${name}>`);
}

/** A whole document, in the given namespace or S3's; S3's errors have none. */
export function xmlDocument(name: string, children: readonly Xml[], space = namespace): string {
  const attributes = name === 'Error' ? '' : ` xmlns="${space}"`;
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${name}${attributes}>${contentText(children)}</${name}>`;
}

function contentText(content: Exclude<Content, undefined>): string {
  if (content instanceof Xml) return content.text;
  if (typeof content === 'object') return content.map((one) => one.text).join('');
  return escapeXml(String(content));
}

/** Control characters go out as references, as S3 does; `encoding-type=url` spares clients that cannot read them. */
function escapeXml(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: keys may have control characters
  return text.replace(/[&<>"'\u0000-\u001f\u007f]/g, (character) => {
    const named: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' };
    return named[character] ?? `&#x${character.charCodeAt(0).toString(16)};`;
  });
}

/** An element of a request's body. Attributes are ignored: S3's bodies have none but the namespace. */
export interface XmlElement {
  readonly name: string;
  readonly children: readonly XmlElement[];
  /** The text directly in it. */
  readonly text: string;
}

const token =
  /<\?[\s\S]*?\?>|<!--[\s\S]*?-->|<(\/?)([A-Za-z_][\w.-]*)(?:\s+[\w:.-]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*\s*(\/?)>|([^<]+)/y;

/**
 * Reads a small XML body. Document types are refused, so nothing can be made to expand.
 * @returns undefined when it is not well-formed.
 */
export function parseXml(source: string): XmlElement | undefined {
  const root = { name: '', children: [] as XmlElement[], text: '' };
  const open = [root];
  token.lastIndex = 0;
  const text = source.replace(/^\uFEFF/, '');
  while (token.lastIndex < text.length) {
    const match = token.exec(text);
    if (!match) return undefined;
    const [, closing, name, empty, characters] = match;
    const current = open.at(-1);
    if (!current) return undefined;
    if (characters !== undefined) {
      const plain = unescapeXml(characters);
      if (plain === undefined) return undefined;
      current.text += plain;
    } else if (name && closing) {
      if (current === root || current.name !== name) return undefined;
      open.pop();
    } else if (name) {
      const child = { name, children: [], text: '' };
      current.children.push(child);
      if (!empty) open.push(child);
    }
  }
  const [document, ...others] = root.children;
  return open.length === 1 && others.length === 0 && root.text.trim() === '' ? document : undefined;
}

/** The first child of that name, as text. */
export function childText(parent: XmlElement, name: string): string | undefined {
  return parent.children.find((child) => child.name === name)?.text;
}

function unescapeXml(text: string): string | undefined {
  const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
  let wellFormed = true;
  const plain = text.replace(/&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|(\w+))?;?/gi, (all, hex, decimal, name) => {
    const code = hex ? Number.parseInt(hex, 16) : Number(decimal);
    const character = name
      ? Object.hasOwn(named, name)
        ? named[name]
        : undefined
      : code <= 0x10ffff
        ? String.fromCodePoint(code)
        : undefined;
    if (character === undefined || !all.endsWith(';')) wellFormed = false;
    return character ?? '';
  });
  return wellFormed ? plain : undefined;
}
