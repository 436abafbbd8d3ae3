import { DAILY_COURSES_GUIDE } from '#content';
import { GuideSection } from './parts/GuideSection.tsx';

const { title, lead, playToday, past } = DAILY_COURSES_GUIDE;

export default function DailyCourses() {
  return (
    <GuideSection title={title} lead={lead} needsScript>
      <p>
        <a href="#daily">{playToday}</a>
      </p>
      <p>{past}</p>
    </GuideSection>
  );
}
