import { refine, string } from 'zod/mini';

/** A day or a moment as ISO 8601 writes it: what can be shown as a date. */
export const momentSchema = string().check(refine((text) => !Number.isNaN(Date.parse(text))));
