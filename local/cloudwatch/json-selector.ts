/** Finds one value in a log event; undefined when the event has none there. */
export type JsonSelector = (event: unknown) => unknown;

/**
 * Reads a property selector such as `$.message.failed` or `$.rows[0].id`.
 * Source: https://docs.aws.amazon.com/AmazonCloudWatch/latest/logs/FilterAndPatternSyntax.html
 * @returns undefined when the text is not a selector.
 */
export function readJsonSelector(text: string): JsonSelector | undefined {
  if (!/^\$(\.[\w-]+|\[\d+\])+$/.test(text)) return undefined;
  const steps = [...text.matchAll(/\.([\w-]+)|\[(\d+)\]/g)].map(([, name, index]) => name ?? Number(index));
  return (event) =>
    steps.reduce<unknown>((value, step) => {
      if (typeof value !== 'object' || value === null || Array.isArray(value) !== (typeof step === 'number')) {
        return undefined;
      }
      return Object.hasOwn(value, step) ? (value as Record<string | number, unknown>)[step] : undefined;
    }, event);
}
