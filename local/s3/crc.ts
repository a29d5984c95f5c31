/** A cyclic redundancy check over the added bytes. */
export interface Crc {
  update(data: Uint8Array): void;
  /** Big-endian, as S3 writes it. */
  digest(): Buffer;
}

/** CRC-32C (Castagnoli), polynomial 0x1EDC6F41 reflected. */
const castagnoli = Uint32Array.from({ length: 256 }, (_, index) => {
  let value = index;
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? (value >>> 1) ^ 0x82f63b78 : value >>> 1;
  return value >>> 0;
});

export function createCrc32c(): Crc {
  let state = 0xffffffff;
  return {
    update(data) {
      for (let index = 0; index < data.length; index++) {
        state = (castagnoli[(state ^ (data[index] as number)) & 0xff] as number) ^ (state >>> 8);
      }
    },
    digest() {
      const buffer = Buffer.alloc(4);
      buffer.writeUInt32BE((state ^ 0xffffffff) >>> 0);
      return buffer;
    },
  };
}

/** CRC-64/NVME, polynomial 0xAD93D23594C93659 reflected, in two halves because BigInt is far slower. */
const [nvmeHigh, nvmeLow] = (() => {
  const high = new Uint32Array(256);
  const low = new Uint32Array(256);
  for (let index = 0; index < 256; index++) {
    let [upper, lower] = [0, index];
    for (let bit = 0; bit < 8; bit++) {
      const carry = lower & 1;
      lower = (lower >>> 1) | ((upper & 1) << 31);
      upper >>>= 1;
      if (carry) {
        upper ^= 0x9a6c9329;
        lower ^= 0xac4bc9b5;
      }
    }
    high[index] = upper;
    low[index] = lower;
  }
  return [high, low];
})();

export function createCrc64Nvme(): Crc {
  let upper = 0xffffffff;
  let lower = 0xffffffff;
  return {
    update(data) {
      for (let index = 0; index < data.length; index++) {
        const entry = (lower ^ (data[index] as number)) & 0xff;
        lower = ((lower >>> 8) | ((upper & 0xff) << 24)) ^ (nvmeLow[entry] as number);
        upper = (upper >>> 8) ^ (nvmeHigh[entry] as number);
      }
    },
    digest() {
      const buffer = Buffer.alloc(8);
      buffer.writeUInt32BE((upper ^ 0xffffffff) >>> 0, 0);
      buffer.writeUInt32BE((lower ^ 0xffffffff) >>> 0, 4);
      return buffer;
    },
  };
}
