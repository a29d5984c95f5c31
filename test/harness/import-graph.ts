import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';

export const repository = path.join(__dirname, '..', '..');

/** Which files each source file imports: paths from the repository's root. */
export type ImportGraph = ReadonlyMap<string, ReadonlySet<string>>;

const importStatement =
  /(?:import|export)\s(?:[^'"();]*?\sfrom\s+)?['"](\.{1,2}\/[^'"]+)['"]|import\(\s*['"](\.{1,2}\/[^'"]+)['"]\s*\)|new URL\(\s*['"](\.{1,2}\/[^'"]+)['"],\s*import\.meta\.url\s*\)/g;
const globStatement = /import\.meta\.glob(?:<[^>]*>)?\(\s*['"](\.{1,2}\/[^'"]+)['"]/g;
const endings = ['', '.ts', '.tsx', '.mts', '.mjs', '.json', '/index.ts'];

/** Every file that git tracks or would add, as paths from the root. */
export function sourceFiles(): string[] {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { cwd: repository });
  return listed.toString().split('\n').filter(Boolean);
}

/** The relative imports of a source text, static, dynamic and of web workers, as they are written. */
export function importsIn(source: string): string[] {
  return [...source.matchAll(importStatement)].map((match) => match[1] ?? match[2] ?? match[3] ?? '');
}

/** Reads the imports of all TypeScript files; files that match a glob of Vite count as imported. */
export function readImportGraph(files: readonly string[] = sourceFiles()): ImportGraph {
  const known = new Set(files);
  const graph = new Map<string, Set<string>>();
  for (const file of files.filter((name) => /\.m?tsx?$/.test(name))) {
    const source = readFileSync(path.join(repository, file), 'utf8');
    const folder = path.posix.dirname(file);
    const imported = importsIn(source).flatMap((written) => {
      const target = path.posix.join(folder, written.replace(/\?.*$/, ''));
      const found = endings.map((ending) => target + ending).find((candidate) => known.has(candidate));
      return found ? [found] : [];
    });
    const globbed = [...source.matchAll(globStatement)].flatMap(([, pattern = '']) => {
      const matches = globPattern(path.posix.join(folder, pattern));
      return files.filter((candidate) => matches.test(candidate));
    });
    graph.set(file, new Set([...imported, ...globbed]));
  }
  return graph;
}

function globPattern(glob: string): RegExp {
  const escaped = glob.replace(/[.+^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`^${escaped.replaceAll('**/', '(?:.+/)?').replaceAll(/(?<!\.)\*/g, '[^/]*')}$`);
}

/**
 * All files that a file imports directly or indirectly, including itself.
 * @param except files whose own imports are not followed
 */
export function reachedFrom(file: string, graph: ImportGraph, except: ReadonlySet<string> = new Set()): Set<string> {
  const reached = new Set<string>();
  const waiting = [file];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (reached.has(next)) continue;
    reached.add(next);
    if (!except.has(next)) waiting.push(...(graph.get(next) ?? []));
  }
  return reached;
}
