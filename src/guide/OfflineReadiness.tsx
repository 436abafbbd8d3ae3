import { useEffect } from 'react';
import { OFFLINE_GUIDE } from '#content';
import {
  importOrReload,
  installState,
  offlineState,
  readOfflineState,
  showInstallPrompt,
  storeSite,
} from '#site';
import { Button, useStore } from '#ui';
import styles from './parts/guide.module.css';
import { GuideSection } from './parts/GuideSection.tsx';

export default function OfflineReadiness() {
  const { title, lead, installHow, platforms } = OFFLINE_GUIDE;
  return (
    <GuideSection title={title} lead={lead}>
      <div className={styles.readiness} data-install="" data-needs-script="">
        <Storing />
        <Installing />
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

function Storing() {
  const state = useStore(offlineState);
  useEffect(() => void readOfflineState(), []);
  const { states, prepare } = OFFLINE_GUIDE;
  const store = () => {
    importOrReload(storeSite).catch((error: unknown) =>
      console.error('The site could not be stored.', error),
    );
  };
  return (
    <>
      <p role="status">{states[state]}</p>
      {['missing', 'failed', 'noRoom'].includes(state) && (
        <Button variant="primary" onClick={store}>
          {prepare}
        </Button>
      )}
    </>
  );
}

function Installing() {
  const { isOffered, isInstalled, hasFailed } = useStore(installState);
  const { install, installed, notInstalled } = OFFLINE_GUIDE;
  return (
    <>
      {isOffered && (
        <Button variant="raised" onClick={() => void showInstallPrompt()}>
          {install}
        </Button>
      )}
      {isInstalled && <p role="status">{installed}</p>}
      {hasFailed && <p role="alert">{notInstalled}</p>}
    </>
  );
}
