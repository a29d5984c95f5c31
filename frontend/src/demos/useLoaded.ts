import { useEffect, useState } from 'react';
import { onReconnect } from '../cloud/onReconnect';

/**
 * What a file of its own holds; undefined until it is loaded. One that fails to load is retried when Polder can be
 * reached again.
 * @param load the same function at every call, or another one to load anew
 */
export function useLoaded<Content>(load: () => Promise<Content>): Content | undefined {
  const [loaded, setLoaded] = useState<{ readonly load: typeof load; readonly content: Content }>();
  useEffect(() => {
    let isWanted = true;
    const show = (content: Content) => {
      stopListening();
      if (isWanted) setLoaded({ load, content });
    };
    const report = (error: unknown) => console.warn('A part of the page could not be loaded.', error);
    const ask = () => void load().then(show, report);
    const stopListening = onReconnect(ask);
    ask();
    return () => {
      isWanted = false;
      stopListening();
    };
  }, [load]);
  return loaded?.load === load ? loaded.content : undefined;
}
