import './code-lines.scss';
import type { CodeLines as Lines } from './demo';

/** Source code with syntax highlighting. */
export function CodeLines({ lines, label }: { readonly lines: Lines; readonly label: string }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard
    <section className="demo-code" dir="ltr" tabIndex={0} aria-label={label}>
      <pre>
        <ColouredCode lines={lines} />
      </pre>
    </section>
  );
}

/** The code itself, line by line. */
export function ColouredCode({ lines }: { readonly lines: Lines }) {
  return (
    <code>
      {lines.map((line, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines are never reordered
        <span key={row} className="demo-code-line">
          {line.map(([kind, text], column) =>
            kind === 'plain' ? (
              text
            ) : (
              // biome-ignore lint/suspicious/noArrayIndexKey: tokens are never reordered
              <span key={column} className={`code-${kind}`}>
                {text}
              </span>
            ),
          )}
          {'\n'}
        </span>
      ))}
    </code>
  );
}
