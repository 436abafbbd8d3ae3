import type { Components } from './components.ts';
import type { ThreatKind } from './threat-kinds.ts';

/** The component that marks a threat as one of its kind. */
export function threatComponents({ Cactus, Pterodactyl }: Components): Readonly<Record<ThreatKind, object>> {
  return { cactus: Cactus, pterodactyl: Pterodactyl };
}
