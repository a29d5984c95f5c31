/** The files of a ZIP archive without compression, read by its directory as unzip programs do. */
export function unzip(archive: Buffer): Map<string, { content: Buffer; checksum: number }> {
  const end = archive.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1'));
  const files = new Map<string, { content: Buffer; checksum: number }>();
  let at = archive.readUInt32LE(end + 16);
  for (let left = archive.readUInt16LE(end + 10); left > 0; left--) {
    if (archive.readUInt32LE(at) !== 0x02014b50) throw new Error(`No entry of the directory at ${at}.`);
    const size = archive.readUInt32LE(at + 20);
    const nameLength = archive.readUInt16LE(at + 28);
    const local = archive.readUInt32LE(at + 42);
    if (archive.readUInt32LE(local) !== 0x04034b50) throw new Error(`No file at ${local}.`);
    const start = local + 30 + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28);
    const name = archive.subarray(at + 46, at + 46 + nameLength).toString();
    files.set(name, { content: archive.subarray(start, start + size), checksum: archive.readUInt32LE(at + 16) });
    at += 46 + nameLength + archive.readUInt16LE(at + 30) + archive.readUInt16LE(at + 32);
  }
  return files;
}
