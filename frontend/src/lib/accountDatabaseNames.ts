/** The names of the databases that this browser has of any account; none where it does not tell. */
export async function accountDatabaseNames(): Promise<string[]> {
  const databases = (await globalThis.indexedDB?.databases?.()) ?? [];
  return databases.flatMap(({ name }) => (name?.startsWith('polder-') ? [name] : []));
}
