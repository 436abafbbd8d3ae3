import { memo } from 'react';
import type { Ink, MessageContent } from './captions.ts';
import { Panel, Text } from './lettering.tsx';

/** The message in the middle of the stage. */
export const Message = memo(function Message({
  ink,
  panel,
  lines,
}: MessageContent & { readonly ink: Ink }) {
  return (
    <>
      <Panel ink={ink} {...panel} />
      {lines.map((line, i) => (
        <Text key={i} ink={ink} {...line} />
      ))}
    </>
  );
});
