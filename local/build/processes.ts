/** Whether a process of this id runs. */
export function isAlive(processId: number): boolean {
  if (!processId) return false;
  try {
    process.kill(processId, 0);
    return true;
  } catch (error) {
    // It runs, as another user's process.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
