import { useEffect, useState } from 'react';
import { OFFLINE_GUIDE } from '#content';
import { Button, useStore } from '#ui';
import styles from './parts/guide.module.css';
import { GuideSection } from './parts/GuideSection.tsx';
import { installPrompt } from './parts/install-prompt.ts';
import { type OfflineReadiness as Readiness, watchOfflineReadiness } from './parts/offline-readiness.ts';

/** Whether the game is stored on this device, a button to install it where the browser offers that, and how to do it elsewhere. */
export default function OfflineReadiness() {
  const [readiness, setReadiness] = useState<Readiness>();
  const { isOffered, isInstalled } = useStore(installPrompt.store);
  useEffect(() => watchOfflineReadiness(setReadiness), []);
  useEffect(() => installPrompt.watch(window), []);
  const { title, lead, readiness: words, install, installed, installHow, platforms } = OFFLINE_GUIDE;
  return (
    <GuideSection title={title} lead={lead}>
      <div className={styles.readiness} data-needs-script="">
        <p role="status">{readiness === undefined ? words.unknown : words[readiness]}</p>
        {isOffered && (
          <Button variant="primary" onClick={() => void installPrompt.show().catch(() => undefined)}>
            {install}
          </Button>
        )}
        {isInstalled && <p role="status">{installed}</p>}
      </div>
      <h3>{installHow}</h3>
      <dl className={styles.platforms}>
        {platforms.map(({ name, how }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{how}</dd>
          </div>
        ))}
      </dl>
    </GuideSection>
  );
}
