import type { CodeLines as Lines } from './demo';

/** Source code, line by line, each piece in the colour of its kind. */
export function CodeLines({ lines, label }: { readonly lines: Lines; readonly label: string }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reachable by keyboard
    <section className="demo-code" dir="ltr" tabIndex={0} aria-label={label}>
      <pre>
        <code>
          {lines.map((line, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines of a file stay where they are
            <span key={row} className="demo-code-line">
              {line.map(([kind, text], column) =>
                kind === 'plain' ? (
                  text
                ) : (
                  // biome-ignore lint/suspicious/noArrayIndexKey: so do the pieces of a line
                  <span key={column} className={`code-${kind}`}>
                    {text}
                  </span>
                ),
              )}
              {'\n'}
            </span>
          ))}
        </code>
      </pre>
    </section>
  );
}
