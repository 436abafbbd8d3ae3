import { createContext, useContext } from 'react';
import type { RunsController } from './runs-controller.ts';

export const RunsContext = createContext<RunsController | null>(null);

export function useRuns(): RunsController {
  const runs = useContext(RunsContext);
  if (runs === null) throw new Error('There is no controller of runs around this component.');
  return runs;
}
