import { describe, expect, it } from 'vitest';
import { createRun, INPUT, NO_INPUT } from '#simulation';
import { turboFill, turboPhase } from '#stage/testing';

describe('the turbo gauge', () => {
  it('is full and ready at first', () => {
    const { view } = createRun(1);
    expect([turboPhase(view), turboFill(view)]).toEqual(['ready', 1]);
  });

  it('drains for 3 s, fills again in 5 s, and is ready', () => {
    const run = createRun(1, { invincible: true });
    const { view } = run;
    run.step(INPUT.turbo);
    const seen: { phase: string; fill: number }[] = [];
    for (let i = 0; i < 490; i++) {
      seen.push({ phase: turboPhase(view), fill: turboFill(view) });
      run.step(NO_INPUT);
    }
    const active = seen.filter(({ phase }) => phase === 'active');
    const cooling = seen.filter(({ phase }) => phase === 'cooling');
    expect(active.length).toBeGreaterThanOrEqual(179);
    expect(active[0]).toEqual({ phase: 'active', fill: 1 });
    expect(cooling[0]).toEqual({ phase: 'cooling', fill: 0 });
    expect(cooling[150]?.fill).toBe(0.5);
    expect(active.every(({ fill }, i) => i === 0 || fill < (active[i - 1]?.fill ?? 0))).toBe(true);
    expect(cooling.every(({ fill }, i) => i === 0 || fill > (cooling[i - 1]?.fill ?? 1))).toBe(
      true,
    );
    expect(seen.at(-1)).toEqual({ phase: 'ready', fill: 1 });
    expect(seen.map(({ phase }) => phase).filter((phase, i, all) => phase !== all[i - 1])).toEqual([
      'active',
      'cooling',
      'ready',
    ]);
  });
});
