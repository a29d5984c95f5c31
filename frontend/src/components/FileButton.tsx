import { type ReactNode, useRef } from 'react';

export interface FileButtonProps {
  readonly label: string;
  /** The kinds of file to offer first, as in the `accept` of a field. */
  readonly accept: string;
  readonly className: string;
  readonly onFile: (file: File) => void;
  /** What stands before the label. */
  readonly icon?: ReactNode;
}

/** A button that has the person choose a file. It stands for the field, which browsers draw in words of their own. */
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
          // The same file can be chosen again after it was mended.
          target.value = '';
        }}
      />
    </>
  );
}
