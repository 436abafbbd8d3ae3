import { loadEnv, type ResolvedConfig } from 'vite';

/** The environment's variables that configure the site, those in .env files among them. */
export function variables({ mode, root, envDir }: ResolvedConfig): Record<string, string> {
  return loadEnv(mode, envDir === false ? root : envDir, 'VITE_');
}
