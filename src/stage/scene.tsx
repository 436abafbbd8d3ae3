import { extend, type PixiReactElementProps } from '@pixi/react';
import { Container } from 'pixi.js';
import type { LayerName } from './layers.ts';
import { SpriteLayer } from './sprite-layer.ts';

extend({ Container, SpriteLayer });

declare module '@pixi/react' {
  interface PixiElements {
    pixiSpriteLayer: PixiReactElementProps<typeof SpriteLayer> & { label: LayerName };
  }
}

/** The layers of the picture, from back to front. What is in them moves in each frame, and is put there by the views without React. */
export function Scene() {
  return (
    <>
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
        {/* Below the dino: a bullet comes out of the weapon's muzzle, although it starts some px behind it. */}
        <pixiSpriteLayer label="bullets" />
        <pixiSpriteLayer label="dino" />
        <pixiSpriteLayer label="frontEffects" />
        <pixiSpriteLayer label="debug" />
      </pixiContainer>
      <pixiSpriteLayer label="hud" />
      <pixiSpriteLayer label="score" />
      <pixiSpriteLayer label="highScore" />
      <pixiSpriteLayer label="messages" />
    </>
  );
}
