import inspector from 'node:inspector';

/** Whether a debugger can attach (`--inspect`): a breakpoint would exceed the time limits of functions and resolvers. */
export const isInspected = (): boolean => inspector.url() !== undefined;
