import { type ReactNode, useRef } from 'react';

export interface FileButtonProps {
  readonly label: string;
  /** The kinds of file to offer first, as in the `accept` of a field; all by default. */
  readonly accept?: string;
  /** Whether several files may be chosen at once: `onFile` is called for each. */
  readonly multiple?: boolean;
  readonly className: string;
  readonly onFile: (file: File) => void;
  /** Shown before the label. */
  readonly icon?: ReactNode;
}

/** A button to choose a file. It replaces the file field, whose text browsers set in their own language. */
export function FileButton({ label, accept, multiple, className, onFile, icon }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <button type="button" className={className} onClick={() => input.current?.click()}>
        {icon}
        {label}
      </button>
      <input
        ref={input}
        type="file"
        accept={accept}
        multiple={multiple}
        // A separate label for tests and scripts; users see the button.
        hidden
        aria-label={label}
        onChange={({ target }) => {
          for (const file of target.files ?? []) onFile(file);
          // The same file can be chosen again after it was corrected.
          target.value = '';
        }}
      />
    </>
  );
}
