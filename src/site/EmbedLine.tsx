import { useRef, useState } from 'react';
import { EMBED, EMBED_THE_GAME, embedLine } from '#content';
import { copyText } from '#platform';
import { Button } from '#ui';
import { absoluteUrl } from './operator.ts';

/** The line of HTML that shows the game on any page, and a button that copies it. */
export function EmbedLine() {
  const { copy, copied, refused } = EMBED_THE_GAME.line;
  const code = useRef<HTMLElement>(null);
  const [outcome, setOutcome] = useState('');
  const line = embedLine(absoluteUrl(EMBED.path));
  const onCopy = async () => {
    if (code.current !== null) getSelection()?.selectAllChildren(code.current);
    setOutcome((await copyText(line)) ? copied : refused);
  };
  return (
    <p>
      <code ref={code}>{line}</code>{' '}
      <Button variant="primary" onClick={onCopy}>
        {copy}
      </Button>{' '}
      <span role="status" data-needs-script="">
        {outcome}
      </span>
    </p>
  );
}
