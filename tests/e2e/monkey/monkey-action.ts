import type { CDPSession, Page } from '@playwright/test';
import type { holdContext } from '../drawing-context.ts';
import type { GamePage } from '../game.ts';
import type { Dice } from './dice.ts';

export interface Hands {
  readonly game: GamePage;
  readonly page: Page;
  /** DevTools protocol, for touches and pixel densities. */
  readonly protocol: CDPSession;
  readonly context: Awaited<ReturnType<typeof holdContext>>;
  readonly dice: Dice;
  readonly isMobile: boolean;
}

export interface MonkeyAction {
  readonly name: string;
  /** How often it comes, compared with the others. */
  readonly weight: number;
  /** Returns what exactly it did, for the log. */
  do(hands: Hands): Promise<string>;
}
