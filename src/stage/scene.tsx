import { extend, type PixiReactElementProps } from '@pixi/react';
import { Container, Sprite } from 'pixi.js';
import type { LayerName } from './layers.ts';
import { Bubble, BubblePointer, CentredLine, KeyCap, Message } from './overlay/caption-parts.tsx';
import type { SceneProps } from './overlay/captions.ts';
import { SpriteLayer } from './sprite-layer.ts';

extend({ Container, Sprite, SpriteLayer });

declare module '@pixi/react' {
  interface PixiElements {
    pixiSpriteLayer: PixiReactElementProps<typeof SpriteLayer> & { label: LayerName };
  }
}

/**
 * The picture, from back to front. The layers' content moves in each frame, and views put it there
 * without React. Captions change on events only; `CaptionBoard` sets their visibility and the
 * hint's position in each frame.
 */
export function Scene({ captions, ink }: SceneProps) {
  const { shootKey, turboKey, course, note, hint, message } = captions;
  return (
    <>
      <pixiSpriteLayer label="bands" />
      <pixiSpriteLayer label="smallStars" />
      <pixiSpriteLayer label="sky" />
      <pixiSpriteLayer label="farNightEvents" />
      <pixiSpriteLayer label="farHills" />
      <pixiSpriteLayer label="nearNightEvents" />
      <pixiSpriteLayer label="nearHills" />
      <pixiSpriteLayer label="clouds" />
      <pixiContainer label="world">
        <pixiSpriteLayer label="ground" />
        <pixiSpriteLayer label="backEffects" />
        <pixiSpriteLayer label="cacti" />
        <pixiSpriteLayer label="pickup" />
        <pixiSpriteLayer label="pterodactyls" />
        {/* Below the dino: a bullet starts some px behind the muzzle. */}
        <pixiSpriteLayer label="bullets" />
        <pixiSpriteLayer label="dino" />
        <pixiSpriteLayer label="frontEffects" />
        <pixiSpriteLayer label="debug" />
      </pixiContainer>
      <pixiSpriteLayer label="hud" />
      <pixiSpriteLayer label="score" />
      <pixiSpriteLayer label="highScore" />
      <pixiContainer label="shootKey">
        {shootKey && <KeyCap ink={ink} {...shootKey} />}
      </pixiContainer>
      <pixiContainer label="turboKey">
        {turboKey && <KeyCap ink={ink} {...turboKey} />}
      </pixiContainer>
      <pixiContainer label="course">
        {course && <CentredLine ink={ink} colour="accent" {...course} />}
      </pixiContainer>
      <pixiContainer label="note">
        {note && <CentredLine ink={ink} colour="text" {...note} />}
      </pixiContainer>
      <pixiContainer label="hint">
        {hint && <Bubble ink={ink} {...hint} />}
        <pixiContainer label="hintPointer">
          {hint && <BubblePointer ink={ink} {...hint} />}
        </pixiContainer>
      </pixiContainer>
      <pixiContainer label="message">{message && <Message ink={ink} {...message} />}</pixiContainer>
    </>
  );
}
