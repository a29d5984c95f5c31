/**
 * The value of JSON that was compressed by gzip.
 * @param encoded in base64
 * @throws when it is damaged
 */
export async function gunzipJson<Value>(encoded: string): Promise<Value> {
  const bytes = Uint8Array.from(atob(encoded), (letter) => letter.charCodeAt(0));
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'));
  return (await new Response(stream).json()) as Value;
}
