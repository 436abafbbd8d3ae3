import { type ReactNode, useEffect, useRef, useState } from 'react';
import { SETTINGS } from '#content';
import { Button } from '#ui';
import styles from './settings.module.css';

export interface Section {
  readonly title: string;
  readonly content: ReactNode;
}

/** A section is current while it crosses the upper quarter of what is seen of the dialog. */
const UPPER_QUARTER = '0px 0px -75% 0px';

/** All sections one below the other, and a list of buttons that scroll to them. */
export function Sections({ sections }: { readonly sections: readonly Section[] }) {
  const list = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(0);
  useEffect(() => {
    const shown = elementsOf(list.current);
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) {
          const place = shown.findIndex((element) => element === target);
          if (isIntersecting) setCurrent(place);
        }
      },
      { root: list.current?.parentElement ?? null, rootMargin: UPPER_QUARTER },
    );
    for (const element of shown) observer.observe(element);
    return () => observer.disconnect();
  }, []);

  const show = (place: number) => {
    const section = elementsOf(list.current)[place];
    section?.scrollIntoView();
    section?.focus({ preventScroll: true });
    setCurrent(place);
  };
  return (
    <>
      <nav className={styles.sections} aria-label={SETTINGS.sections}>
        {sections.map(({ title }, place) => (
          <Button
            key={title}
            aria-current={place === current || undefined}
            onClick={() => show(place)}
          >
            {title}
          </Button>
        ))}
      </nav>
      <div ref={list} className={styles.groups}>
        {sections.map(({ title, content }) => (
          <div key={title} className={styles.section} tabIndex={-1}>
            {content}
          </div>
        ))}
      </div>
    </>
  );
}

function elementsOf(list: HTMLElement | null): readonly HTMLElement[] {
  return [...(list?.children ?? [])].filter((child) => child instanceof HTMLElement);
}
