/**
 * Replaces Pixi's index in development, tests and builds alike. Pixi's own pulls in all of Pixi,
 * 159 kB after gzip; these are the unmodified modules that the stage and @pixi/react use.
 */
export { Application } from '../../node_modules/pixi.js/lib/app/Application.mjs';
export { extensions } from '../../node_modules/pixi.js/lib/extensions/Extensions.mjs';
export { Filter } from '../../node_modules/pixi.js/lib/filters/Filter.mjs';
export { Rectangle } from '../../node_modules/pixi.js/lib/maths/shapes/Rectangle.mjs';
export { getTestContext } from '../../node_modules/pixi.js/lib/rendering/renderers/gl/shader/program/getTestContext.mjs';
export { TextureSource } from '../../node_modules/pixi.js/lib/rendering/renderers/shared/texture/sources/TextureSource.mjs';
export { Texture } from '../../node_modules/pixi.js/lib/rendering/renderers/shared/texture/Texture.mjs';
export { Container } from '../../node_modules/pixi.js/lib/scene/container/Container.mjs';
export { Sprite } from '../../node_modules/pixi.js/lib/scene/sprite/Sprite.mjs';
export { Spritesheet } from '../../node_modules/pixi.js/lib/spritesheet/Spritesheet.mjs';
export { Ticker } from '../../node_modules/pixi.js/lib/ticker/Ticker.mjs';

/** @pixi/react tests for instances of these. Leaving out the real ones saves 25 kB after gzip. */
export function Graphics() {}
export function TextStyle() {}
