/** `viewer` as `Viewer`, for ids of constructs. */
export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
