import { describeSurvivableCourses } from './survivable.ts';

describeSurvivableCourses('at-random');
