import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** What pages say. */
const TEXTS = ['src/content', 'src/pages'];

/** The day on which the texts of the pages were last changed, YYYY-MM-DD: that of their last commit or, where there is no Git, today. */
export async function lastModified(root: string): Promise<string> {
  const day = await lastCommit(root);
  return day ?? new Date().toISOString().slice(0, 10);
}

async function lastCommit(root: string): Promise<string | undefined> {
  try {
    const { stdout } = await promisify(execFile)('git', ['log', '-1', '--format=%cs', '--', ...TEXTS], { cwd: root });
    return /^\d{4}-\d\d-\d\d$/.exec(stdout.trim())?.[0];
  } catch {
    // Git is not installed, or these files do not come from a repository.
    return undefined;
  }
}
