import { compareResult, formatMetres, passedText, RESULT, resultSentence } from '#content';
import { shareAboveCrash, useGame, useGameState } from '#game';
import { hasResultInBar } from './bar-buttons.ts';
import { CountedFigure } from './CountedFigure.tsx';
import { Slot } from './deferred-parts.tsx';
import { PlayButton } from './PlayButtons.tsx';

/** The result over the stage, with what to do next where the bar doesn't have it. */
export function ResultCard() {
  const game = useGame();
  const result = useGameState((state) => state.result);
  const watching = useGameState((state) => state.watching);
  const hasButtons = useGameState((state) => !hasResultInBar(state.screen));
  const nextAttempt = useGameState((state) => state.nextAttempt);
  // A run that doesn't count leaves none.
  const hasBest = useGameState((state) => state.highScore > 0);
  if (result === null || watching) return null;
  const { score, metres, record, practice, assisted } = result;
  const comparison = compareResult(result);
  const words = comparison || (practice || assisted || !hasBest ? '' : RESULT.first);
  return (
    <section
      ref={(card) => card?.style.setProperty('--sky', `${shareAboveCrash(game)}`)}
      aria-label={RESULT.title}
      data-part="result"
      data-record={record || undefined}
    >
      <div data-part="result-text">
        <div data-part="figures" data-compares={comparison !== '' || undefined}>
          {record && <Slot name="record" />}
          <p data-part="score">
            {practice ? passedText(score) : <CountedFigure to={score} isRecord={record} />}
          </p>
          {!practice && <p data-part="metres">{formatMetres(metres)}</p>}
          {words !== '' && (
            <p data-part="comparison">
              {words.split('\n').map((line) => (
                <strong key={line}>{line}</strong>
              ))}
            </p>
          )}
        </div>
        <p data-part="sentence">{resultSentence(result, nextAttempt)}</p>
        <Slot name="lastLine" />
      </div>
      {hasButtons && (
        <div data-part="result-buttons" role="group" aria-label={RESULT.buttons}>
          <PlayButton action="jump" isPrimary />
          <Slot name="card" />
        </div>
      )}
    </section>
  );
}
