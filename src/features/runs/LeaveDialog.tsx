import { useEffect, useRef } from 'react';
import { atStake, RUNS } from '#content';
import { Button, Dialog } from '#ui';
import styles from './leave-dialog.module.css';

interface LeaveDialogProps {
  readonly score: number;
  readonly isKept: boolean;
  readonly attempt: number | undefined;
  readonly leave: () => void;
  readonly close: () => void;
}

export function LeaveDialog({ score, isKept, attempt, leave, close }: LeaveDialogProps) {
  const stay = useRef<HTMLButtonElement>(null);
  useEffect(() => stay.current?.focus(), []);
  return (
    <Dialog title={RUNS.leaveTitle} narrow isQuestion close={close}>
      <div className={styles.question}>
        <p>{atStake({ score, isKept, attempt })}</p>
        <Button ref={stay} variant="primary" onClick={close}>
          {RUNS.stay}
        </Button>
        <Button variant="raised" onClick={leave}>
          {RUNS.leave}
        </Button>
      </div>
    </Dialog>
  );
}
