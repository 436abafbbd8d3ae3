/** Names of software renderers: those of Chromium, Mesa, Windows and virtual machines. */
const SOFTWARE = /swiftshader|llvmpipe|softpipe|basic render|software|svga3d/i;

/** Whether this context is rendered by the CPU; false when the browser hides it. */
export function isSoftware(gl: WebGL2RenderingContext): boolean {
  const masked: unknown = gl.getParameter(gl.RENDERER);
  const info = gl.getExtension('WEBGL_debug_renderer_info');
  const unmasked: unknown = info === null ? '' : gl.getParameter(info.UNMASKED_RENDERER_WEBGL);
  return SOFTWARE.test(`${String(masked)} ${String(unmasked)}`);
}
