/**
 * The parameters of the address as it is now. A component may have been drawn with older ones: two changes that follow
 * each other closely would then undo one another.
 */
export const liveParameters = (): URLSearchParams => new URLSearchParams(window.location.search);
