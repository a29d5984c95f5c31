/** A cache of the most recently created values. */
export class FifoCache<Value> {
  readonly #values = new Map<string, Value>();

  constructor(readonly max: number) {}

  /** The cached value of a key, or the result of `make`, which is cached unless it throws. */
  get(key: string, make: () => Value): Value {
    const known = this.#values.get(key);
    if (known !== undefined) return known;
    const made = make();
    const [oldest] = this.#values.keys();
    if (oldest !== undefined && this.#values.size >= this.max) this.#values.delete(oldest);
    this.#values.set(key, made);
    return made;
  }
}
