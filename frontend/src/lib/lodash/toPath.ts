/** Splits a path such as `friends[0].name`. */
export default function toPath(key: string | readonly string[]): string[] {
  if (typeof key !== 'string') return [...key];
  return key
    .replace(/\[(?:"([^"]*)"|'([^']*)'|([^\]]*))\]/g, (_, ...names) => `.${names.slice(0, 3).find(Boolean) ?? ''}`)
    .replace(/^\./, '')
    .split('.');
}
