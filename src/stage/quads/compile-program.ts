/**
 * Compiles and links two shaders of GLSL ES 3.00.
 * @throws Error with the driver's message when they do not link. A lost context reports no status, so that nothing is thrown.
 */
export function compileProgram(gl: WebGL2RenderingContext, vertex: string, fragment: string): WebGLProgram {
  const program = gl.createProgram();
  for (const [type, source] of [
    [gl.VERTEX_SHADER, vertex],
    [gl.FRAGMENT_SHADER, fragment],
  ] as const) {
    const shader = gl.createShader(type);
    if (shader === null) continue;
    gl.shaderSource(shader, source);
    gl.compileShader(shader);
    gl.attachShader(program, shader);
    // The program keeps the shader alive; this lets both be freed together.
    gl.deleteShader(shader);
  }
  gl.linkProgram(program);
  if (gl.getProgramParameter(program, gl.LINK_STATUS) !== true && !gl.isContextLost()) {
    throw new Error(`The stage's shaders do not link: ${gl.getProgramInfoLog(program) ?? ''}`);
  }
  return program;
}
