import type { ComponentProps } from 'react';
import { SCORE_HISTORY_GUIDE } from '#content';
import { lazyPart } from '#ui';
import type { ScoreHistory as ScoreHistoryOfChunk } from './ScoreHistory.tsx';

/** A chunk of its own: one page shows it. */
export const ScoreHistory = lazyPart<ComponentProps<typeof ScoreHistoryOfChunk>>(
  async () => (await import('./ScoreHistory.tsx')).ScoreHistory,
  { notLoaded: SCORE_HISTORY_GUIDE.notLoaded },
);
