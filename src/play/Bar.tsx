import { useLayoutEffect } from 'react';
import { useGameState } from '#game';
import { showCourses } from '#platform';
import { PanelBoundary } from '#ui';
import { type BarState, type Form, hasCourses, pageButtonsOf } from './bar-buttons.ts';
import styles from './bar.module.css';
import { CourseButtons } from './CourseButtons.tsx';
import { Slot } from './deferred-parts.tsx';
import { PageButtons } from './PageButtons.tsx';
import { PlayButtons } from './PlayButtons.tsx';
import { useChosen } from './use-chosen.ts';

/** The buttons that the state of the game needs, and no others. Each form places them. */
export function Bar({ form }: { readonly form: Form }) {
  const state = useBarState();
  const { course, retry, offered } = useChosen();
  const restored = useGameState((game) => game.restored);
  const hasResult = useGameState(({ result, highScore }) => result !== null || highScore > 0);
  useLayoutEffect(() => {
    if (hasResult) showCourses();
  }, [hasResult]);
  return (
    <div
      className={styles.bar}
      data-part="bar"
      data-phase={state.phase}
      data-chip={course !== null || retry !== null || undefined}
      data-leave={(restored && state.phase === 'paused') || undefined}
    >
      <PanelBoundary>
        <PlayButtons state={state} form={form} isAsked={offered?.ok === true} />
      </PanelBoundary>
      <Slot name="replay" />
      {hasCourses(state, form) && (
        <PanelBoundary>
          <CourseButtons />
        </PanelBoundary>
      )}
      <PanelBoundary>
        <PageButtons form={form} buttons={pageButtonsOf(state, form)} />
      </PanelBoundary>
    </div>
  );
}

function useBarState(): BarState {
  return {
    phase: useGameState(({ phase }) => phase),
    watching: useGameState(({ watching }) => watching),
    stageStatus: useGameState(({ stageStatus }) => stageStatus),
    screen: useGameState(({ screen }) => screen),
    touchScreen: useGameState(({ touchScreen }) => touchScreen),
    result: useGameState(({ result }) => result),
  };
}
