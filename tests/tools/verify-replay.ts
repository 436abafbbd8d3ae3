/**
 * `npm run verify -- <link or file>`: plays a replay and prints its result. The exit status is 1
 * for an invalid replay, a folder or an unreadable file, and 2 without an argument.
 */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { STEPS_PER_SECOND, THREATS } from '#simulation';
import { replayFromLink, verify } from '#replay';

const USAGE = 'Usage: npm run verify -- <link, replay or file with one of them>';

/**
 * The content of a file, or the argument itself.
 * @throws Error in a sentence for a folder or an unreadable file.
 */
function textOf(argument: string): string {
  if (!existsSync(argument)) return argument;
  if (statSync(argument).isDirectory()) {
    throw new Error(`'${argument}' is a folder. Name a file with a replay or a link in it.`);
  }
  return readFileSync(argument, 'utf8');
}

function main([argument]: readonly string[]): number {
  if (argument === undefined) {
    console.error(USAGE);
    return 2;
  }
  try {
    const text = replayFromLink(textOf(argument));
    if (text === undefined) {
      console.error(`There is no replay in '${argument.slice(0, 80)}'.\n${USAGE}`);
      return 2;
    }
    const { seed, assists, score, metres, steps, crash, hash } = verify(text);
    const { speed, forgiveness, pterodactyls } = assists;
    console.log('The replay holds.');
    console.log(`  score     ${score}`);
    console.log(`  distance  ${metres} m`);
    console.log(`  steps     ${steps} (${(steps / STEPS_PER_SECOND).toFixed(1)} s of play)`);
    console.log(
      `  end       ${crash === null ? 'left by the player' : `a ${THREATS[crash].name}`}`,
    );
    console.log(`  course    ${JSON.stringify(seed)}`);
    console.log(
      `  assists   speed ${Math.round(100 * speed)} %, ${forgiveness} px of forgiveness, ${pterodactyls ? 'with' : 'without'} pterodactyls`,
    );
    console.log(`  hash      ${hash}`);
    return 0;
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    return 1;
  }
}

process.exitCode = main(process.argv.slice(2));
