/** Writes ZIP archives without compression. Source: https://pkware.cachefly.net/webdocs/casestudies/APPNOTE.TXT */

export interface ZipEntry {
  /** With `/` between folders. */
  readonly name: string;
  readonly content: Blob;
}

/** What the format takes without its extension for large archives. */
const maxEntries = 0xffff;
const maxBytes = 0xffffffff;

const version = 20;
/** Names are UTF-8. */
const flags = 0x0800;
/** 1 January 1980, the first day of the format: `Blob` has no time, and names say enough. */
const date = 0x0021;

/**
 * One archive with these files, in this order.
 * @throws RangeError for more than 65,535 files or 4 GB
 */
export async function zip(entries: readonly ZipEntry[]): Promise<Blob> {
  if (entries.length > maxEntries) throw new RangeError(`A ZIP file holds at most ${maxEntries} files.`);
  const parts: BlobPart[] = [];
  const directory: BlobPart[] = [];
  let offset = 0;
  let directorySize = 0;
  for (const { name, content } of entries) {
    const nameBytes = new TextEncoder().encode(name);
    // One at a time: the archive itself refers to the blobs, which the browser may keep on disk.
    const checksum = crc32(new Uint8Array(await content.arrayBuffer()));
    // version, flags, method, time, date, CRC-32, sizes, lengths of the name and of what follows it
    const common = fields([2, version], [2, flags], [2, 0], [2, 0], [2, date], [4, checksum], [4, content.size]);
    const rest = fields([4, content.size], [2, nameBytes.length], [2, 0]);
    const entry = [fields([4, 0x04034b50]), common, rest, nameBytes];
    parts.push(...entry, content);
    const listed = [
      fields([4, 0x02014b50], [2, version]),
      common,
      rest,
      fields([2, 0], [2, 0], [2, 0], [4, 0], [4, offset]),
      nameBytes,
    ];
    directory.push(...listed);
    directorySize += sizeOf(listed);
    offset += sizeOf(entry) + content.size;
    if (offset + directorySize > maxBytes) throw new RangeError('A ZIP file holds at most 4 GB.');
  }
  const count = entries.length;
  const end = fields([4, 0x06054b50], [2, 0], [2, 0], [2, count], [2, count], [4, directorySize], [4, offset], [2, 0]);
  return new Blob([...parts, ...directory, end], { type: 'application/zip' });
}

const sizeOf = (parts: readonly Uint8Array[]) => parts.reduce((sum, { length }) => sum + length, 0);

/** Little-endian numbers, each with its size in bytes. */
function fields(...values: readonly (readonly [size: number, value: number])[]): Uint8Array<ArrayBuffer> {
  const bytes = values.flatMap(([size, value]) => Array.from({ length: size }, (_, at) => (value >>> (8 * at)) & 0xff));
  return new Uint8Array(bytes);
}

const crcTable = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1;
  return value;
});

function crc32(bytes: Uint8Array): number {
  let value = 0xffffffff;
  for (const byte of bytes) value = (crcTable[(value ^ byte) & 0xff] as number) ^ (value >>> 8);
  return (value ^ 0xffffffff) >>> 0;
}
