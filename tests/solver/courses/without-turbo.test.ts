import { describeSurvivableCourses } from './survivable.ts';

describeSurvivableCourses('never');
