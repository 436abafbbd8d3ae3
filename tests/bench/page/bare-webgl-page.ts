import type { Page } from '@playwright/test';
import { DINO_SIZE, STAGE_HEIGHT, STAGE_WIDTH } from '#simulation';
import { type BareSite, LIFT, openBarePage, SPEED, startingPlaces } from './bare-page.ts';
import type { GameUnderTest } from './pages.ts';

/**
 * Does the minimum for a picture of moving quads: one shader with one texture, one instanced draw
 * call, nothing allocated. Each quad has the standing dino's size. They rise while Space is held.
 */
export function openBareWebGL(page: Page, site: BareSite, quads: number): Promise<GameUnderTest> {
  return openBarePage(page, site, (resolution) => body(quads, resolution));
}

const body = (quads: number, resolution: number) => `<canvas></canvas>
<script type="module">
const canvas = document.querySelector('canvas');
canvas.width = ${STAGE_WIDTH * resolution};
canvas.height = ${STAGE_HEIGHT * resolution};
const gl = canvas.getContext('webgl2', { alpha: false, antialias: false, depth: false, stencil: false });

const shader = (type, source) => {
  const made = gl.createShader(type);
  gl.shaderSource(made, source);
  gl.compileShader(made);
  return made;
};
const program = gl.createProgram();
gl.attachShader(program, shader(gl.VERTEX_SHADER, \`#version 300 es
layout(location = 0) in vec2 corner;
layout(location = 1) in vec2 place;
uniform float lift;
out vec2 at;
void main() {
  at = corner;
  vec2 px = place + corner * vec2(${DINO_SIZE.width}.0, ${DINO_SIZE.height}.0) - vec2(0.0, lift);
  gl_Position = vec4(px.x / ${STAGE_WIDTH / 2}.0 - 1.0, 1.0 - px.y / ${STAGE_HEIGHT / 2}.0, 0.0, 1.0);
}\`));
gl.attachShader(program, shader(gl.FRAGMENT_SHADER, \`#version 300 es
precision mediump float;
in vec2 at;
uniform sampler2D sheet;
out vec4 colour;
void main() { colour = texture(sheet, at); }\`));
gl.linkProgram(program);
if (!gl.getProgramParameter(program, gl.LINK_STATUS)) throw new Error(gl.getProgramInfoLog(program));
gl.useProgram(program);
const lift = gl.getUniformLocation(program, 'lift');

gl.bindBuffer(gl.ARRAY_BUFFER, gl.createBuffer());
gl.bufferData(gl.ARRAY_BUFFER, new Float32Array([0, 0, 1, 0, 0, 1, 1, 1]), gl.STATIC_DRAW);
gl.enableVertexAttribArray(0);
gl.vertexAttribPointer(0, 2, gl.FLOAT, false, 0, 0);

const positions = new Float32Array(${JSON.stringify(startingPlaces(quads, DINO_SIZE.height))});
gl.bindBuffer(gl.ARRAY_BUFFER, gl.createBuffer());
gl.bufferData(gl.ARRAY_BUFFER, positions, gl.DYNAMIC_DRAW);
gl.enableVertexAttribArray(1);
gl.vertexAttribPointer(1, 2, gl.FLOAT, false, 0, 0);
gl.vertexAttribDivisor(1, 1);

const texels = new Uint8Array(${DINO_SIZE.width * DINO_SIZE.height} * 4);
for (let i = 0; i < texels.length; i += 4) if ((i >> 5) % 3 > 0) texels.fill(i % 251, i, i + 3).fill(255, i + 3, i + 4);
gl.bindTexture(gl.TEXTURE_2D, gl.createTexture());
gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, gl.NEAREST);
gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MAG_FILTER, gl.NEAREST);
gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_S, gl.CLAMP_TO_EDGE);
gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_T, gl.CLAMP_TO_EDGE);
gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGBA, ${DINO_SIZE.width}, ${DINO_SIZE.height}, 0, gl.RGBA, gl.UNSIGNED_BYTE, texels);

gl.viewport(0, 0, canvas.width, canvas.height);
gl.clearColor(0.97, 0.97, 0.97, 1);
gl.enable(gl.BLEND);
gl.blendFunc(gl.ONE, gl.ONE_MINUS_SRC_ALPHA);

let lifted = 0;
addEventListener('keydown', (event) => { if (event.code === 'Space') lifted = ${LIFT}; });
addEventListener('keyup', () => { lifted = 0; });

function frame() {
  requestAnimationFrame(frame);
  for (let i = 0; i < positions.length; i += 2) {
    const x = positions[i] - ${SPEED};
    positions[i] = x < ${-DINO_SIZE.width} ? x + ${STAGE_WIDTH + DINO_SIZE.width} : x;
  }
  gl.bufferSubData(gl.ARRAY_BUFFER, 0, positions);
  gl.uniform1f(lift, lifted);
  gl.clear(gl.COLOR_BUFFER_BIT);
  gl.drawArraysInstanced(gl.TRIANGLE_STRIP, 0, 4, ${quads});
}
requestAnimationFrame(frame);
</script>`;
