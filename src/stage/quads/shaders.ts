import { TEXEL_PARTS } from './quad-vertices.ts';

/** The attribute locations are those in `WebGLQuadRenderer`. */
export const QUAD_VERTEX_SHADER = `#version 300 es
precision highp float;
layout(location = 0) in vec2 aPosition;
layout(location = 1) in vec2 aTexel;
layout(location = 2) in vec4 aColour;
uniform vec2 uStage;
uniform vec2 uCanvas;
out vec2 vTexel;
flat out vec4 vColour;

void main() {
  vec2 pixel = vec2(aPosition.x, uStage.y - aPosition.y) * (uCanvas / uStage);
  // Edges are rounded to whole canvas pixels, so that art pixels never blend into each other.
  gl_Position = vec4(floor(pixel + 0.5) / uCanvas * 2.0 - 1.0, 0.0, 1.0);
  vTexel = aTexel / ${TEXEL_PARTS}.0;
  vColour = vec4(aColour.rgb * aColour.a, aColour.a);
}
`;

/** Texels are colours. */
export const DIRECT_COLOUR_SHADER = `#version 300 es
precision highp float;
uniform sampler2D uSheets;
in vec2 vTexel;
flat in vec4 vColour;
out vec4 colour;

void main() {
  colour = texelFetch(uSheets, ivec2(vTexel), 0) * vColour;
}
`;

/** Texels are indexes into the palette. */
export const INDEXED_COLOUR_SHADER = `#version 300 es
precision highp float;
precision highp usampler2D;
uniform usampler2D uSheets;
uniform sampler2D uPalette;
in vec2 vTexel;
flat in vec4 vColour;
out vec4 colour;

void main() {
  uint index = texelFetch(uSheets, ivec2(vTexel), 0).r;
  colour = texelFetch(uPalette, ivec2(int(index), 0), 0) * vColour;
}
`;
