import { compareFigures, MEASURED_COMPARISON } from '#content';
import { Comparison } from './Comparisons.tsx';
import NightCalendar from './NightCalendar.tsx';
import { OUR_FIGURES } from './our-figures.ts';

const ROWS = compareFigures(OUR_FIGURES);

export default function SideBySide() {
  return (
    <>
      <Comparison text={MEASURED_COMPARISON} what={MEASURED_COMPARISON.figure} rows={ROWS} />
      <NightCalendar />
    </>
  );
}
