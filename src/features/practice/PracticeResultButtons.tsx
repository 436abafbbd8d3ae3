import { PRACTICE } from '#content';
import { Button } from '#ui';

interface PracticeResultButtonsProps {
  /** Opens the choice of a practice. */
  readonly change: () => void;
  /** Back to the usual runs. */
  readonly leave: () => void;
}

/** What can be done after a practice run, beside practising again. */
export function PracticeResultButtons({ change, leave }: PracticeResultButtonsProps) {
  return (
    <>
      <Button variant="raised" aria-haspopup="dialog" onClick={change}>
        {PRACTICE.change}
      </Button>
      <Button variant="raised" onClick={leave}>
        {PRACTICE.leave}
      </Button>
    </>
  );
}
