/** An error's name, for logs. Its message may quote addresses or the request, so it is not logged. */
export const errorName = (error: unknown): string => (error instanceof Error ? error.name : 'UnknownError');
