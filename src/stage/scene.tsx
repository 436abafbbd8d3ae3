import { extend, type PixiReactElementProps } from '@pixi/react';
import { Container, Sprite } from 'pixi.js';
import type { LayerName } from './layers.ts';
import { Bubble, BubblePointer, KeyCap, Line } from './overlay/caption-parts.tsx';
import type { CaptionName, SceneProps } from './overlay/captions.ts';
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
export function Scene({ captions, resources }: SceneProps) {
  const { shootKey, turboKey, hint } = captions;
  const line = (name: CaptionName, halo = true) => {
    const caption = captions[name];
    return (
      <pixiContainer label={name}>
        {caption && <Line resources={resources} halo={halo} {...caption} />}
      </pixiContainer>
    );
  };
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
        {line('nearMiss')}
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
      {line('highScoreLabel', false)}
      {line('metres', false)}
      {line('assisted', false)}
      {line('ghostLead')}
      {line('course')}
      {line('note')}
      <pixiContainer label="shootKey">
        {shootKey && <KeyCap resources={resources} {...shootKey} />}
      </pixiContainer>
      <pixiContainer label="turboKey">
        {turboKey && <KeyCap resources={resources} {...turboKey} />}
      </pixiContainer>
      <pixiContainer label="hint">
        {hint && <Bubble resources={resources} {...hint} />}
        <pixiContainer label="hintPointer">
          {hint && <BubblePointer resources={resources} {...hint} />}
        </pixiContainer>
      </pixiContainer>
      {line('title')}
      {line('message')}
    </>
  );
}
