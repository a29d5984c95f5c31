const firstCapacity = 1 << 12;

/**
 * Counts occurrences of texts in some 25 bytes per text of any length: only a 64-bit hash of each is stored, so that a
 * file of millions of rows fits. The probability that two of ten million texts share a hash is 1 in 300,000.
 */
export class TextCounter {
  private capacity = firstCapacity;
  private hashes = new Uint32Array(2 * firstCapacity);
  private counts = new Uint32Array(firstCapacity);
  private size = 0;

  /**
   * @param group texts of different groups are counted separately
   * @returns how often this text of this group was counted before
   */
  count(text: string, group = 0): number {
    const [low, high] = hashOf(text, group);
    const slot = this.slotOf(low, high);
    const earlier = this.counts[slot] as number;
    this.counts[slot] = earlier + 1;
    if (earlier === 0) {
      this.hashes[2 * slot] = low;
      this.hashes[2 * slot + 1] = high;
      this.size++;
      if (2 * this.size > this.capacity) this.grow();
    }
    return earlier;
  }

  /** Whether this text of this group was counted. */
  has(text: string, group = 0): boolean {
    return this.counts[this.slotOf(...hashOf(text, group))] !== 0;
  }

  /** The slot of a hash: its own, or the first free one after it. */
  private slotOf(low: number, high: number): number {
    const mask = this.capacity - 1;
    let slot = (low ^ high) & mask;
    while (this.counts[slot] !== 0 && (this.hashes[2 * slot] !== low || this.hashes[2 * slot + 1] !== high)) {
      slot = (slot + 1) & mask;
    }
    return slot;
  }

  private grow(): void {
    const { hashes, counts } = this;
    this.capacity *= 2;
    this.hashes = new Uint32Array(2 * this.capacity);
    this.counts = new Uint32Array(this.capacity);
    counts.forEach((count, from) => {
      if (count === 0) return;
      const [low, high] = [hashes[2 * from] as number, hashes[2 * from + 1] as number];
      const slot = this.slotOf(low, high);
      this.hashes[2 * slot] = low;
      this.hashes[2 * slot + 1] = high;
      this.counts[slot] = count;
    });
  }
}

/** The two halves of a text's hash. */
function hashOf(text: string, group: number): [low: number, high: number] {
  let low = 0x811c9dc5 ^ group;
  let high = 0x9747b28c ^ group;
  for (let index = 0; index < text.length; index++) {
    const unit = text.charCodeAt(index);
    low = Math.imul(low ^ unit, 0x01000193);
    high = Math.imul(high ^ unit, 0x5bd1e995);
    high ^= high >>> 15;
  }
  return [low >>> 0, high >>> 0];
}
