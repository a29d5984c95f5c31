/** Remembers which pages were opened last. */
export { storeRecentPage } from '../recentPages';
