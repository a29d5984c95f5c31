// What Formik asks of lodash, for the values that a form holds: texts, numbers, choices, lists and records of them, and
// files, which are left as they are.

export function isPlainObject(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return false;
  const prototype = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}

/** A copy whose lists and records are copies too. */
export function cloneDeep<Value>(value: Value): Value {
  if (Array.isArray(value)) return value.map(cloneDeep) as Value;
  if (!isPlainObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, cloneDeep(part)])) as Value;
}

/** A copy of a list or an object, and of what kind it is, with the same parts. */
export function clone<Value>(value: Value): Value {
  if (Array.isArray(value)) return [...value] as Value;
  if (typeof value !== 'object' || value === null) return value;
  return Object.assign(Object.create(Object.getPrototypeOf(value)), value);
}

/** `friends[0].name` as its steps. */
export function toPath(key: string | readonly string[]): string[] {
  if (typeof key !== 'string') return [...key];
  return key
    .replace(/\[(?:"([^"]*)"|'([^']*)'|([^\]]*))\]/g, (_, ...names) => `.${names.slice(0, 3).find(Boolean) ?? ''}`)
    .replace(/^\./, '')
    .split('.');
}
