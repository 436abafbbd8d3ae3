import { describeSurvivableCourses } from './survivable.ts';

describeSurvivableCourses('whenever-ready');
