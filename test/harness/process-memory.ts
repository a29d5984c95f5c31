import { readdirSync, readFileSync } from 'node:fs';

/** Resident memory of a process, in bytes; undefined without /proc, or after the process has exited. */
export function residentMemory(processId: number | undefined): number | undefined {
  try {
    return Number(/^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${processId}/status`, 'utf8'))?.[1]) * 1024;
  } catch {
    return undefined;
  }
}

/** Resident memory of a process and all its descendants, in bytes. */
export function treeMemory(processId: number | undefined): number | undefined {
  const own = residentMemory(processId);
  if (own === undefined) return undefined;
  return childrenOf(processId).reduce((sum, child) => sum + (treeMemory(child) ?? 0), own);
}

function childrenOf(processId: number | undefined): number[] {
  try {
    const tasks = readdirSync(`/proc/${processId}/task`);
    const lists = tasks.map((task) => readFileSync(`/proc/${processId}/task/${task}/children`, 'utf8'));
    return lists.flatMap((list) => list.split(' ').filter(Boolean).map(Number));
  } catch {
    return [];
  }
}

export const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(0)} MB`;
