import { jumpArc, type RunView } from '#simulation';
import { searchCourse, takeoffWindow, threatensStanding } from '#solver';
import {
  addReports,
  emptyReport,
  type FairnessReport,
  type FairnessTask,
} from './fairness-report.ts';
import { isArriving } from './is-arriving.ts';

/** Searches the courses of some seeds in turn, and collects statistics of their threats. */
export function searchCourses(task: FairnessTask): FairnessReport {
  let report = emptyReport();
  for (let seed = task.from; seed < task.from + task.count; seed++) {
    const course = new CourseCount();
    const { untilScore, turbo, fair } = task;
    const answer = searchCourse({
      seed,
      untilScore,
      turbo,
      fair,
      observe: (view) => course.observe(view),
    });
    report = addReports(report, { ...course.report, lost: answer.survivable ? [] : [seed] });
  }
  return report;
}

/** Counts the threats of one course as they enter and as they reach the dino. */
class CourseCount {
  readonly report: { -readonly [Key in keyof FairnessReport]: FairnessReport[Key] } = emptyReport();
  private readonly arc = jumpArc();

  observe(view: RunView): void {
    for (const threat of view.entities.threats) {
      if (view.components.Threat.enteredAt.get(threat) === view.steps)
        this.countEntry(view, threat);
    }
    for (const cactus of view.entities.cacti) {
      if (isArriving(view, cactus)) this.countWindow(takeoffWindow(view, cactus, this.arc));
    }
    for (const pterodactyl of view.entities.pterodactyls) {
      if (isArriving(view, pterodactyl)) this.countPterodactyl(view, pterodactyl);
    }
  }

  private countEntry(view: RunView, threat: number): void {
    const delay = view.steps - view.components.Threat.scheduledAt.get(threat);
    this.report.threats += 1;
    if (delay === 0) return;
    this.report.delayed += 1;
    this.report.delaySteps += delay;
    this.report.longestDelay = Math.max(this.report.longestDelay, delay);
  }

  private countWindow(window: number): void {
    this.report.smallestWindow = Math.min(this.report.smallestWindow, window);
  }

  private countPterodactyl(view: RunView, pterodactyl: number): void {
    this.report.pterodactyls += 1;
    if (threatensStanding(view, pterodactyl)) this.report.ducks += 1;
  }
}
