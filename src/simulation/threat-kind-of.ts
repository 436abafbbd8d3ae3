import { hasComponent } from 'bitecs';
import { threatComponents } from './threat-components.ts';
import { THREAT_KINDS, type ThreatKind } from './threat-kinds.ts';
import type { World } from './world.ts';

/** @throws Error for an entity that is no threat. */
export function threatKindOf(world: World, entity: number): ThreatKind {
  const components = threatComponents(world.components);
  const kind = THREAT_KINDS.find((each) => hasComponent(world, entity, components[each]));
  if (kind === undefined) throw new Error(`Entity ${entity} is no threat.`);
  return kind;
}
