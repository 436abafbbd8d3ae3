import { useState } from 'react';
import { CUE_TIMING, cuesComeEarly } from '#content';
import { DEFAULT_SETTINGS, settings } from '#game/api';
import { Button, lazyPart, useStoreValue } from '#ui';
import styles from './settings.module.css';

const CueTimingDialog = lazyPart(
  async () => (await import('./CueTimingDialog.tsx')).CueTimingDialog,
  {
    notLoaded: CUE_TIMING.failed,
  },
);

/** How early the cues come, and what changes it. */
export function CueTiming() {
  const response = useStoreValue(settings, ({ cueResponse }) => cueResponse);
  /** Counts presses, so that another press tries again what has failed; 0 when it is closed. */
  const [opening, setOpening] = useState(0);
  return (
    <div className={styles.timing}>
      <p>{cuesComeEarly(response)}</p>
      <Button
        variant="quiet"
        aria-haspopup="dialog"
        onClick={() => setOpening((count) => count + 1)}
      >
        {CUE_TIMING.open}
      </Button>
      {response !== DEFAULT_SETTINGS.cueResponse && (
        <Button
          variant="quiet"
          onClick={() => settings.change({ cueResponse: DEFAULT_SETTINGS.cueResponse })}
        >
          {CUE_TIMING.usual}
        </Button>
      )}
      {opening > 0 && <CueTimingDialog key={opening} close={() => setOpening(0)} />}
    </div>
  );
}
