import type { RunView } from '#simulation';
import { quasiRandomBetween } from './quasi-random.ts';
import type { Particles } from './particles.ts';

const NEEDLES = 7;
/** Above a cactus, px. */
const GRAZED = 24;

/** Bullets fly on past cacti, but leave a mark. */
export function burstNeedles(view: RunView, particles: Particles): void {
  const { Position, PreviousPosition, Size, Cactus } = view.components;
  const { bullets, cacti } = view.entities;
  for (let b = 0; b < bullets.length; b++) {
    const bullet = bullets.get(b);
    const y = Position.y.get(bullet);
    for (let c = 0; c < cacti.length; c++) {
      const group = cacti.get(c);
      const top = Position.y.get(group);
      const half = Size.width.get(group) / Cactus.multiple.get(group) / 2;
      const ahead = Position.x.get(group) + half - Position.x.get(bullet);
      const before = PreviousPosition.x.get(group) + half - PreviousPosition.x.get(bullet);
      if (ahead > 0 || before <= 0 || y < top - GRAZED) continue;
      spawnNeedles(view, Position.x.get(group) + half, Math.max(y, top), particles);
    }
  }
}

/** All are optional, because nothing of the rules has happened. */
function spawnNeedles(view: RunView, x: number, y: number, particles: Particles): void {
  for (let i = 0; i < NEEDLES; i++) {
    const angle = -Math.PI * (0.1 + (0.8 * (i + 0.5)) / NEEDLES);
    const speed = quasiRandomBetween(view.steps, i, 1.4, 3.8);
    particles.spawn('needle', x, y, Math.cos(angle) * speed + 1, Math.sin(angle) * speed, true);
  }
}
