import { jumpArc, type Run, type RunView } from '#simulation';
import { forecastTakeoff } from './takeoff-forecast.ts';
import { ThreatForecast } from './threat-forecast.ts';

/**
 * The last step on which a jump would have cleared the threat that ended the run, ignoring all
 * other threats. Null if there's none, for example for a pterodactyl that passes over a standing
 * dino.
 * @param runAt returns the same run after an earlier step. It may continue the run of its last
 * call.
 */
export function lastJumpOver(
  { components, crashThreat, steps }: RunView,
  runAt: (step: number, run?: Run) => Run,
): number | null {
  if (crashThreat === null) return null;
  const forecast = new ThreatForecast();
  const arc = jumpArc();
  const range = { first: 0, last: 0 };
  let last: number | null = null;
  let run: Run | undefined;
  for (let step = components.Threat.enteredAt.get(crashThreat); step < steps; step++) {
    run = runAt(step, run);
    const { view } = run;
    if (!forecast.compute(view)) continue;
    if (forecastTakeoff(view, crashThreat, forecast, arc, range) && range.first === 1)
      last = step + 1;
  }
  return last;
}
