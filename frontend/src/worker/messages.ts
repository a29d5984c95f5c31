/** What a page tells the worker; each is answered on the message's port. */
export type WorkerMessage =
  /** Caches what a visit used before the worker was there. Answer: true when done. */
  | { readonly type: 'cacheVisit'; readonly assets: readonly string[]; readonly pathname: string }
  /** Caches the pages that were not visited yet. Answer: true when done. */
  | { readonly type: 'cachePages'; readonly language: string }
  /** Answer: whether these files, which the page has loaded, are all of the worker's build. */
  | { readonly type: 'isCurrent'; readonly assets: readonly string[] };
