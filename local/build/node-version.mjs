// Before anything is installed, there is no package that compares versions.

/** Whether a version such as `22.12.0` is in a range of `^` and `>=` such as `^20.19.0 || >=24`. */
export function satisfies(version, range) {
  const running = version.split('.').map(Number);
  return range.split('||').some((part) => {
    const [, operator, least] = /^(\^|>=)([\d.]+)$/.exec(part.trim()) ?? [];
    if (!least) throw new Error(`The range "${range}" cannot be read.`);
    const needed = least.split('.').map(Number);
    return (operator === '>=' || running[0] === needed[0]) && isAtLeast(running, needed);
  });
}

function isAtLeast(running, needed) {
  const different = [0, 1, 2].find((part) => running[part] !== (needed[part] ?? 0));
  return different === undefined || running[different] > (needed[different] ?? 0);
}
