import type { RunView } from '#simulation';
import type { StageState } from '#stage';
import { CAPTION_NAMES } from '#src/stage/overlay/captions.ts';
import { Hud } from '#src/stage/overlay/hud.ts';
import { KeyCaps } from '#src/stage/run-overlay/key-caps.ts';
import { Messages } from '#src/stage/overlay/messages.ts';
import { RunMessages } from '#src/stage/run-overlay/run-messages.ts';
import { TurboGauge } from '#src/stage/run-overlay/turbo-gauge.ts';
import { CAP_HEIGHT, DESCENT } from '#src/stage/overlay/text.ts';
import { createTestStage, frameOf, type Seen } from '../test-stage.ts';

const COUNTERS = ['score', 'highScore', 'hud'] as const;

export function hudStage() {
  const stage = createTestStage();
  const views = [
    new TurboGauge(stage),
    new KeyCaps(stage),
    new RunMessages(stage),
    new Hud(stage),
    new Messages(stage),
  ];
  return {
    ...stage,
    draw(view: RunView, state: Partial<StageState> = {}) {
      stage.clear();
      for (const each of views) each.draw(frameOf(view, { phase: 'running', ...state }));
    },
    seeAll: () => [
      ...CAPTION_NAMES.flatMap((name) => stage.seeCaption(name)),
      ...COUNTERS.flatMap((name) => stage.see(name)),
    ],
    texts: () =>
      [
        ...CAPTION_NAMES.map((name) => textBox(stage.seeCaption(name), name)),
        ...COUNTERS.map((name) => textBox(stage.see(name), name)),
      ].filter(({ left }) => Number.isFinite(left)),
    number: (name: 'score' | 'highScore') => {
      const digits = [...stage.see(name)].sort((a, b) => a.x - b.x);
      return digits.map(characterOf).join('');
    },
  };
}

function characterOf({ frame }: Seen): string {
  return String.fromCodePoint(Number(/\d+$/.exec(frame)?.[0]));
}

interface Box {
  readonly what: string;
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** The box of all glyphs; the frames of most have empty rows below. */
function textBox(seen: readonly Seen[], what: string): Box {
  const glyphs = seen.filter(({ frame }) => frame.startsWith('glyph'));
  const text = glyphs.map(characterOf).join('');
  const rows = /[gjpqyQ,;]/.test(text) ? CAP_HEIGHT + DESCENT : CAP_HEIGHT;
  return {
    what,
    left: Math.min(...glyphs.map(({ x }) => x)),
    top: Math.min(...glyphs.map(({ y }) => y)),
    right: Math.max(...glyphs.map(({ x, width }) => x + width)),
    bottom: Math.max(
      ...glyphs.map(({ y, height }) => y + (height * rows) / (CAP_HEIGHT + DESCENT)),
    ),
  };
}

export function overlap(a: Box, b: Box): boolean {
  return a.left <= b.right && b.left <= a.right && a.top < b.bottom && b.top < a.bottom;
}
