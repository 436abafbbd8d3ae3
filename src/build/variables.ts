import { loadEnv, type ResolvedConfig } from 'vite';

/** The VITE_ variables of the environment and of .env files. */
export function variables({ mode, root, envDir }: ResolvedConfig): Record<string, string> {
  return loadEnv(mode, envDir === false ? root : envDir, 'VITE_');
}
