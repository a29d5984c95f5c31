/** A shallow copy of a list or an object, with its prototype. */
export default function clone<Value>(value: Value): Value {
  if (Array.isArray(value)) return [...value] as Value;
  if (typeof value !== 'object' || value === null) return value;
  return Object.assign(Object.create(Object.getPrototypeOf(value)), value);
}
