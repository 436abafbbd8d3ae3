import { STAGE_HEIGHT, STAGE_WIDTH } from '#simulation';
import { TEXTURE_SIZE } from '../atlas.ts';
import { compileProgram } from './compile-program.ts';
import type { QuadLayer } from './quad-layer.ts';
import type { PlacedSheet, QuadRenderer } from './quad-renderer.ts';
import { DIRECT_COLOUR_SHADER, INDEXED_COLOUR_SHADER, QUAD_VERTEX_SHADER } from './shaders.ts';
import { QuadVertices, VERTEX_BYTES } from './quad-vertices.ts';

/** Colours in a palette: one for each value of a byte. */
const PALETTE_SIZE = 256;

/** Texture units. Every further one slows down all fragments on a software renderer. */
const UNITS = { sheets: 0, palette: 1 } as const;

/**
 * Draws all quads of a frame with one buffer, one program and one draw call. Pixi owns the context and clears it, but draws
 * nothing itself, so that what is bound here stays bound from frame to frame.
 */
export class WebGLQuadRenderer implements QuadRenderer {
  readonly kind = 'webgl';
  readonly textures = Object.keys(UNITS).length;

  private readonly vertices = new QuadVertices();
  private sheets: readonly PlacedSheet[] = [];
  private indexes: Uint8Array | undefined;
  private palette: Uint8Array | undefined;
  /** Source of the current fragment shader. */
  private fragmentShader = '';
  private canvasSize: WebGLUniformLocation | null = null;
  /** Size of the GPU's vertex buffer, bytes. */
  private bufferSize = 0;
  /** Canvas width that was last passed to the shader, px. */
  private uniformWidth = 0;

  constructor(private readonly gl: WebGL2RenderingContext) {}

  /** Creates and fills all GPU objects. To be called before the first frame, and again when a lost context was restored. */
  setUp(): void {
    this.fragmentShader = '';
    this.bindBuffers();
    this.bindTextures();
    if (this.palette !== undefined) this.uploadPalette(this.palette);
    if (this.indexes !== undefined) this.uploadIndexes(this.indexes);
    else this.uploadSheets();
  }

  setSheets(sheets: readonly PlacedSheet[]): void {
    this.sheets = sheets;
    this.uploadSheets();
  }

  setColourIndexes(indexes: Uint8Array): void {
    this.indexes = indexes;
    this.uploadIndexes(indexes);
  }

  setPalette(colours: Uint8Array): void {
    this.palette = colours;
    this.uploadPalette(colours);
  }

  draw(layers: readonly QuadLayer[]): void {
    const { gl, vertices } = this;
    const quads = vertices.write(layers);
    if (quads === 0) return;
    // The vertex shader needs the size of the canvas to round positions to whole pixels.
    if (gl.drawingBufferWidth !== this.uniformWidth) {
      this.uniformWidth = gl.drawingBufferWidth;
      gl.uniform2f(this.canvasSize, gl.drawingBufferWidth, gl.drawingBufferHeight);
    }
    if (vertices.bytes.byteLength > this.bufferSize) this.growBuffers();
    gl.bufferSubData(gl.ARRAY_BUFFER, 0, vertices.bytes, 0, quads * 4 * VERTEX_BYTES);
    gl.drawElements(gl.TRIANGLES, quads * 6, gl.UNSIGNED_SHORT, 0);
  }

  private bindBuffers(): void {
    const { gl } = this;
    gl.bindVertexArray(gl.createVertexArray());
    gl.bindBuffer(gl.ARRAY_BUFFER, gl.createBuffer());
    gl.bindBuffer(gl.ELEMENT_ARRAY_BUFFER, gl.createBuffer());
    // The locations are those in the vertex shader.
    gl.vertexAttribPointer(0, 2, gl.FLOAT, false, VERTEX_BYTES, 0);
    gl.vertexAttribPointer(1, 2, gl.UNSIGNED_SHORT, false, VERTEX_BYTES, 8);
    gl.vertexAttribPointer(2, 4, gl.UNSIGNED_BYTE, true, VERTEX_BYTES, 12);
    for (const attribute of [0, 1, 2]) gl.enableVertexAttribArray(attribute);
    this.growBuffers();
    gl.enable(gl.BLEND);
    // The shaders return premultiplied colours.
    gl.blendFunc(gl.ONE, gl.ONE_MINUS_SRC_ALPHA);
  }

  private bindTextures(): void {
    const { gl } = this;
    for (const unit of Object.values(UNITS)) {
      gl.activeTexture(gl.TEXTURE0 + unit);
      gl.bindTexture(gl.TEXTURE_2D, gl.createTexture());
      gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, gl.NEAREST);
      gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MAG_FILTER, gl.NEAREST);
    }
    gl.pixelStorei(gl.UNPACK_ALIGNMENT, 1);
  }

  private growBuffers(): void {
    const { gl, vertices } = this;
    this.bufferSize = vertices.bytes.byteLength;
    gl.bufferData(gl.ARRAY_BUFFER, this.bufferSize, gl.DYNAMIC_DRAW);
    gl.bufferData(gl.ELEMENT_ARRAY_BUFFER, vertices.indexes(), gl.STATIC_DRAW);
  }

  private uploadSheets(): void {
    const { gl } = this;
    const { width, height } = TEXTURE_SIZE;
    this.use(DIRECT_COLOUR_SHADER);
    gl.activeTexture(gl.TEXTURE0 + UNITS.sheets);
    gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGBA8, width, height, 0, gl.RGBA, gl.UNSIGNED_BYTE, null);
    for (const { image, top } of this.sheets) {
      gl.texSubImage2D(gl.TEXTURE_2D, 0, 0, top, gl.RGBA, gl.UNSIGNED_BYTE, image);
    }
  }

  private uploadIndexes(indexes: Uint8Array): void {
    const { gl } = this;
    const { width, height } = TEXTURE_SIZE;
    this.use(INDEXED_COLOUR_SHADER);
    gl.activeTexture(gl.TEXTURE0 + UNITS.sheets);
    gl.texImage2D(gl.TEXTURE_2D, 0, gl.R8UI, width, height, 0, gl.RED_INTEGER, gl.UNSIGNED_BYTE, indexes);
  }

  private uploadPalette(colours: Uint8Array): void {
    const { gl } = this;
    gl.activeTexture(gl.TEXTURE0 + UNITS.palette);
    gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGBA8, PALETTE_SIZE, 1, 0, gl.RGBA, gl.UNSIGNED_BYTE, colours);
  }

  private use(fragmentShader: string): void {
    if (fragmentShader === this.fragmentShader) return;
    this.fragmentShader = fragmentShader;
    const { gl } = this;
    const program = compileProgram(gl, QUAD_VERTEX_SHADER, fragmentShader);
    gl.useProgram(program);
    gl.uniform1i(gl.getUniformLocation(program, 'uSheets'), UNITS.sheets);
    gl.uniform1i(gl.getUniformLocation(program, 'uPalette'), UNITS.palette);
    gl.uniform2f(gl.getUniformLocation(program, 'uStage'), STAGE_WIDTH, STAGE_HEIGHT);
    this.canvasSize = gl.getUniformLocation(program, 'uCanvas');
    this.uniformWidth = 0;
  }
}
