import { SHARED_RUN } from '#content';
import { Card, Choice } from './PromptCard.tsx';

interface CheckPromptProps {
  /** How much of the run has been played, 0 to 1. */
  readonly checked: number;
  readonly cancel: () => void;
}

/** Shown in front of the stage while a run is checked that takes a while. */
export function CheckPrompt({ checked, cancel }: CheckPromptProps) {
  return (
    <Card title={SHARED_RUN.checking}>
      <progress aria-label={SHARED_RUN.checking} value={checked} max={1} />
      <Choice label={SHARED_RUN.cancel} choose={cancel} isFirst />
    </Card>
  );
}
