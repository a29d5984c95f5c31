import { type ReactNode, useRef } from 'react';

export interface FileButtonProps {
  readonly label: string;
  /** The kinds of file to offer first, as in the `accept` of a field. */
  readonly accept: string;
  readonly className: string;
  readonly onFile: (file: File) => void;
  /** Shown before the label. */
  readonly icon?: ReactNode;
}

/** A button to choose a file. It replaces the file field, whose text browsers set in their own language. */
export function FileButton({ label, accept, className, onFile, icon }: FileButtonProps) {
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
        className="visually-hidden"
        tabIndex={-1}
        aria-label={label}
        onChange={({ target }) => {
          const file = target.files?.[0];
          if (file) onFile(file);
          // The same file can be chosen again after it was corrected.
          target.value = '';
        }}
      />
    </>
  );
}
