/** Keeps what is costly to make, the latest so many of it. */
export class RecentlyMade<Value> {
  readonly #values = new Map<string, Value>();

  constructor(readonly max: number) {}

  /** What was made for a key, or what `make` makes of it now; what `make` throws is not kept. */
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
