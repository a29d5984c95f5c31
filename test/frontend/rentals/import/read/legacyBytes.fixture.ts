/** Bytes of a text in an encoding that only decoders know, found by decoding every byte and pair of bytes there is. */
export function bytesIn(encoding: string, text: string): Uint8Array<ArrayBuffer> {
  const bytes = bytesByCharacter(encoding);
  return Uint8Array.from(
    [...text].flatMap((character) => {
      const found = bytes.get(character);
      if (!found) throw new Error(`${encoding} has no ${character}.`);
      return found;
    }),
  );
}

const known = new Map<string, Map<string, number[]>>();

function bytesByCharacter(encoding: string): Map<string, number[]> {
  let found = known.get(encoding);
  if (found) return found;
  found = new Map();
  const decoder = new TextDecoder(encoding);
  const note = (bytes: number[]) => {
    const character = decoder.decode(Uint8Array.from(bytes));
    const isOne = [...character].length === 1 && character !== '\ufffd';
    if (isOne && !found?.has(character)) found?.set(character, bytes);
  };
  for (let byte = 0; byte < 256; byte++) note([byte]);
  if (/jis|gb|big5|euc/.test(encoding)) {
    for (let first = 0x81; first < 0xff; first++)
      for (let second = 0x40; second < 0xff; second++) note([first, second]);
  }
  known.set(encoding, found);
  return found;
}
