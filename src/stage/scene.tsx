import { extend, type PixiReactElementProps } from '@pixi/react';
import { Container } from 'pixi.js';
import { PureComponent } from 'react';
import type { LayerName } from './layers.ts';
import {
  type CaptionName,
  type Captions,
  type CaptionSprite,
  CaptionSprites,
} from './overlay/captions.ts';
import { SpriteLayer } from './sprite-layer.ts';

extend({ CaptionSprites, Container, SpriteLayer });

declare module '@pixi/react' {
  interface PixiElements {
    pixiCaptionSprites: PixiReactElementProps<typeof CaptionSprites> & {
      shown: readonly CaptionSprite[];
    };
    pixiSpriteLayer: PixiReactElementProps<typeof SpriteLayer> & { label: LayerName };
  }
}

/** Left empty if a sprite fails: React would otherwise remove the whole scene. */
class Sprites extends PureComponent<{ readonly of: readonly CaptionSprite[] }> {
  static getDerivedStateFromError = () => ({ isEmpty: true });
  override state = { isEmpty: false };
  override render = () => !this.state.isEmpty && <pixiCaptionSprites shown={this.props.of} />;
}

/**
 * The picture, from back to front. The layers' content moves in each frame, and views put it there
 * without React. Captions change on events only; `CaptionBoard` sets their visibility and the
 * hint's position in each frame.
 */
export function Scene({ captions }: { readonly captions: Captions }) {
  const { hint } = captions;
  const caption = (name: CaptionName) => {
    const { sprites } = captions[name] ?? {};
    return <pixiContainer label={name}>{sprites && <Sprites of={sprites} />}</pixiContainer>;
  };
  return (
    <>
      <pixiSpriteLayer label="bands" />
      <pixiSpriteLayer label="smallStars" />
      <pixiSpriteLayer label="sky" />
      <pixiSpriteLayer label="skySights" />
      <pixiSpriteLayer label="peaks" />
      <pixiSpriteLayer label="farSights" />
      <pixiSpriteLayer label="farHills" />
      <pixiSpriteLayer label="nearSights" />
      <pixiSpriteLayer label="nearHills" />
      <pixiSpriteLayer label="clouds" />
      <pixiSpriteLayer label="air" />
      <pixiContainer label="camera">
        <pixiContainer label="world">
          <pixiSpriteLayer label="earth" />
          <pixiSpriteLayer label="ground" />
          <pixiSpriteLayer label="backEffects" />
          <pixiSpriteLayer label="cacti" />
          <pixiSpriteLayer label="pickup" />
          <pixiSpriteLayer label="pterodactyls" />
          {/* Below the dino: a bullet starts some px behind the muzzle. */}
          <pixiSpriteLayer label="bullets" />
          <pixiSpriteLayer label="dino" />
          <pixiSpriteLayer label="hats" />
          <pixiSpriteLayer label="frontEffects" />
          <pixiSpriteLayer label="debug" />
        </pixiContainer>
      </pixiContainer>
      <pixiSpriteLayer label="dim" />
      <pixiSpriteLayer label="hud" />
      <pixiSpriteLayer label="score" />
      <pixiSpriteLayer label="highScore" />
      {caption('highScoreLabel')}
      {caption('course')}
      {caption('note')}
      {caption('shootKey')}
      {caption('turboKey')}
      <pixiContainer label="hint">
        {hint && <Sprites of={hint.sprites} />}
        <pixiContainer label="hintPointer">{hint && <Sprites of={hint.pointer} />}</pixiContainer>
      </pixiContainer>
      {caption('message')}
    </>
  );
}
