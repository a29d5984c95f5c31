// The lodash functions that Formik uses, for the values in a form: texts, numbers, choices, lists and records of them,
// and files, which are not copied.

export function isPlainObject(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return false;
  const prototype = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}

/** A deep copy of lists and records. */
export function cloneDeep<Value>(value: Value): Value {
  if (Array.isArray(value)) return value.map(cloneDeep) as Value;
  if (!isPlainObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, cloneDeep(part)])) as Value;
}

/** A shallow copy of a list or an object, with its prototype. */
export function clone<Value>(value: Value): Value {
  if (Array.isArray(value)) return [...value] as Value;
  if (typeof value !== 'object' || value === null) return value;
  return Object.assign(Object.create(Object.getPrototypeOf(value)), value);
}

/** Splits a path such as `friends[0].name`. */
export function toPath(key: string | readonly string[]): string[] {
  if (typeof key !== 'string') return [...key];
  return key
    .replace(/\[(?:"([^"]*)"|'([^']*)'|([^\]]*))\]/g, (_, ...names) => `.${names.slice(0, 3).find(Boolean) ?? ''}`)
    .replace(/^\./, '')
    .split('.');
}
