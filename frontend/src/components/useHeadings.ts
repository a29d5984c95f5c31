import { type RefObject, useEffect, useState } from 'react';

/** The part of the window's height, from 0 to 1, above which a heading counts as being read. */
const readingLine = 0.3;

export interface Heading {
  readonly element: HTMLElement;
  /** Its text, which changes with the language. */
  readonly text: string;
}

export interface Headings {
  readonly headings: readonly Heading[];
  /** The heading of the section in view. */
  readonly current: HTMLElement | undefined;
}

/**
 * The headings within an element, kept up to date, and the one being read.
 * @param selector which headings: usually all of the second level
 */
export function useHeadings(page: RefObject<HTMLElement | null>, selector = 'h2'): Headings {
  const [headings, setHeadings] = useState<readonly Heading[]>([]);
  const [current, setCurrent] = useState<HTMLElement>();

  useEffect(() => {
    const element = page.current;
    if (!element) return;
    const collect = () => {
      const found = Array.from(element.querySelectorAll<HTMLElement>(selector), (element) => ({
        element,
        text: element.textContent,
      })).filter(({ text }) => text);
      setHeadings((known) => (isSame(known, found) ? known : found));
    };
    collect();
    const observer = new MutationObserver(collect);
    observer.observe(element, { childList: true, characterData: true, subtree: true });
    return () => observer.disconnect();
  }, [page, selector]);

  useEffect(() => {
    const follow = () => {
      const line = window.innerHeight * readingLine;
      const read = headings.findLast(({ element }) => element.getBoundingClientRect().top <= line) ?? headings[0];
      setCurrent(read?.element);
    };
    // With the next frame, which lays the page out anyway.
    const frame = requestAnimationFrame(follow);
    window.addEventListener('scroll', follow, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', follow);
    };
  }, [headings]);

  return { headings, current };
}

const isSame = (one: readonly Heading[], other: readonly Heading[]) =>
  one.length === other.length &&
  one.every(({ element, text }, index) => element === other[index]?.element && text === other[index].text);
