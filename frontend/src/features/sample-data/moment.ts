import { refine, string } from 'zod/mini';

/** A day or a moment in ISO 8601 that can be formatted as a date. */
export const momentSchema = string().check(refine((text) => !Number.isNaN(Date.parse(text))));
