export interface AvatarProps {
  readonly name: string;
  /** The address of a picture, to show instead of initials. */
  readonly picture?: string | null;
}

/** A person's picture or initials. Decorative: their name is beside it or names the control around it. */
export function Avatar({ name, picture }: AvatarProps) {
  return picture ? (
    <img className="avatar" src={picture} alt="" />
  ) : (
    <span className="avatar" aria-hidden="true">
      {initialsOf(name)}
    </span>
  );
}

/** Two letters of a name, or of an address that is written like one; else a single letter. */
export function initialsOf(name: string): string {
  const words = name
    .replace(/@.*$/, '')
    .split(/[\s._-]+/)
    .filter(Boolean);
  const [first = '', last = ''] = words.length > 1 ? [words[0], words[words.length - 1]] : [];
  const initials = first && last ? firstLetter(first) + firstLetter(last) : firstLetter(words[0] ?? '?');
  return initials.toLocaleUpperCase();
}

const firstLetter = (word: string) => Array.from(word)[0] ?? '';
