import { useEffect, useSyncExternalStore } from 'react';
import { Figures } from './Figures.tsx';
import { LastDays } from './LastDays.tsx';
import { LastRuns } from './LastRuns.tsx';
import { type PlayerData, PlayerDataButtons } from '#features/privacy';

interface StatsProps {
  readonly playerData: PlayerData;
  /** Called when the player has erased all of their data. */
  readonly onErase: (() => void) | undefined;
}

/** The player's statistics, updated as runs begin and end, with the buttons to export and erase them. */
export function Stats({ playerData, onErase }: StatsProps) {
  useEffect(() => playerData.attend(), [playerData]);
  const { subscribe, get, time } = playerData.numbers;
  const numbers = useSyncExternalStore(subscribe, get);
  const { plain, assisted } = playerData.best;
  return (
    <>
      {(numbers.runs > 0 || plain > 0 || assisted > 0) && (
        <Figures numbers={numbers} best={plain} bestAssisted={assisted} />
      )}
      {numbers.lastRuns.length > 0 && <LastRuns runs={numbers.lastRuns} now={time} />}
      {numbers.days.length > 0 && <LastDays days={numbers.days} now={time} />}
      <PlayerDataButtons playerData={playerData} onErase={onErase} />
    </>
  );
}
