import { serveVariant } from '../../tools/site-variant.ts';
import { launch } from '../built-site.ts';
import { bundleBarePixi } from './bare-pixi-page.ts';
import type { Figures } from './budgets.ts';
import { type KeyLatency, measureKeyLatency } from './key-latency.ts';
import { measureSubject } from './measure-subject.ts';
import { type Scene, type Subject, withPeers } from './subjects.ts';
import { type Survey, surveyPage } from './survey.ts';

export interface SubjectFigures {
  readonly rounds: Figures[];
  failure?: string;
}

export interface PageFigures {
  readonly browser: string;
  readonly survey: Survey;
  readonly subjects: ReadonlyMap<Subject, SubjectFigures>;
  readonly keyLatency: readonly KeyLatency[];
}

export async function measurePage(
  rounds: number,
  scenes: readonly Scene[],
  report: (line: string) => void,
): Promise<PageFigures> {
  const server = await serveVariant({});
  const browser = await launch();
  try {
    report('survey');
    const views = scenes.map(({ page }) => page.view);
    const survey = await surveyPage(browser, server.origin, views);
    const prepared = { ...survey, barePixi: await bundleBarePixi() };
    report('key latency');
    const keyLatency = await measureKeyLatency(browser, prepared);
    const subjects = new Map<Subject, SubjectFigures>(
      withPeers(scenes).map((subject) => [subject, { rounds: [] }]),
    );
    for (let round = 0; round < rounds; round++) {
      // The speed of a shared machine changes by the minute, so the pages alternate, in reverse
      // order every other round.
      const order = round % 2 === 0 ? [...subjects] : [...subjects].toReversed();
      for (const [subject, figures] of order) {
        report(`round ${round + 1} of ${rounds}: ${subject.name}`);
        try {
          figures.rounds.push(await measureSubject(browser, prepared, subject));
        } catch (error) {
          figures.rounds.push({});
          figures.failure = String(error).split('\n')[0] ?? '';
        }
      }
    }
    return { browser: browser.version(), survey, subjects, keyLatency };
  } finally {
    await browser.close();
    await server.close();
  }
}
