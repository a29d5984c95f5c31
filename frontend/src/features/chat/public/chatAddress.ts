/** Where a contact is written to. */
export const chatAddress = (contactId: number): string => `/apps/chat?contact=${contactId}`;
