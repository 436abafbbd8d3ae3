import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import type { Drawn } from '#stage';
import { serveVariant } from '../../tools/site-variant.ts';
import { findChromium } from '../../tools/chromium.ts';
import type { Figures } from './figures.ts';
import { bundleBarePixi } from './bare-pixi-page.ts';
import { type HeapSize, measureHeapGrowth } from './heap-growth.ts';
import { type KeyLatency, measureKeyLatency } from './key-latency.ts';
import { measureSubject } from './measure-subject.ts';
import type { BenchOptions } from '../options.ts';
import { type Subject, withPeers } from './subjects.ts';
import { type Survey, surveyPage, type Weight } from './survey.ts';

/** The results of all rounds for one subject. */
export interface SubjectFigures {
  /** One for each round; empty where the page could not be measured. */
  readonly rounds: Figures[];
  /** For our own page, from the last round. */
  drawn?: Drawn;
  /** Why a round failed. */
  trouble?: string;
}

export interface PageFigures {
  readonly browser: string;
  readonly survey: Survey;
  /** The stage's sheets, and the poster shown before it. */
  readonly images: readonly Weight[];
  readonly subjects: ReadonlyMap<Subject, SubjectFigures>;
  readonly keyLatency: readonly KeyLatency[];
  /** In a minute of play; undefined where not requested. */
  readonly heapGrowth: HeapSize | undefined;
}

const IMAGES = path.resolve(import.meta.dirname, '../../../public/dino-assets');

export async function measurePage(
  options: BenchOptions,
  report: (line: string) => void,
): Promise<PageFigures> {
  const server = await serveVariant({});
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: ['--no-sandbox', '--disable-background-networking'],
  });
  try {
    report('survey');
    const views = options.scenes.map(({ page }) => page.view);
    const survey = await surveyPage(browser, server.origin, views);
    const prepared = { ...survey, barePixi: await bundleBarePixi() };
    report('key latency');
    const keyLatency = await measureKeyLatency(browser, prepared);
    const subjects = new Map<Subject, SubjectFigures>(
      withPeers(options.scenes).map((subject) => [subject, { rounds: [] }]),
    );
    for (let round = 0; round < options.rounds; round++) {
      // The speed of a shared machine changes by the minute, so the pages alternate, in reverse
      // order every other round.
      const order = round % 2 === 0 ? [...subjects] : [...subjects].toReversed();
      for (const [subject, figures] of order) {
        report(`round ${round + 1} of ${options.rounds}: ${subject.name}`);
        try {
          const { figures: ofRound, drawn } = await measureSubject(browser, prepared, subject);
          figures.rounds.push(ofRound);
          if (drawn !== undefined) figures.drawn = drawn;
        } catch (error) {
          figures.rounds.push({});
          figures.trouble = String(error).split('\n')[0] ?? '';
        }
      }
    }
    if (options.heap) report('heap');
    return {
      browser: browser.version(),
      survey,
      images: imagesIn(IMAGES),
      subjects,
      keyLatency,
      heapGrowth: options.heap ? await measureHeapGrowth(browser, server.origin) : undefined,
    };
  } finally {
    await browser.close();
    await server.close();
  }
}

function imagesIn(folder: string): Weight[] {
  return readdirSync(folder).map((name) => ({
    name,
    bytes: readFileSync(path.join(folder, name)).length,
  }));
}
