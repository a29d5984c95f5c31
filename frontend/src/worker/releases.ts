/** `RentalPanel-1a2b3c4d.js` without the hash: the same file in every build. */
const stem = (name: string): string => name.replace(/-[\w-]{8}(?=\.\w+$)/, '');

/** The files of a build that replace cached ones: pages that worked offline before do so afterwards. */
export function successors(cached: readonly string[], assets: readonly string[]): string[] {
  const stems = new Set(cached.map(stem));
  return assets.filter((name) => stems.has(stem(name)));
}
