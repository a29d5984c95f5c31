/** What logs say of an error: its name alone, as a message may quote addresses or what was sent. */
export const errorName = (error: unknown): string => (error instanceof Error ? error.name : 'UnknownError');
