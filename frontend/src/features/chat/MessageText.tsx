import { Highlight } from '../../components/Highlight';
import { splitLinks } from './splitLinks';

/** A message's text with its links, and the words of a search marked. */
export function MessageText({ text, search }: { readonly text: string; readonly search: string }) {
  return splitLinks(text).map(({ text: part, address, start }) =>
    address === undefined ? (
      <Highlight key={start} text={part} search={search} />
    ) : (
      <a key={start} href={address} target="_blank" rel="noopener noreferrer nofollow">
        <Highlight text={part} search={search} />
      </a>
    ),
  );
}
