/** Names under which a driver draws with the processor: Chromium's, Mesa's and Windows' own, a virtual machine's. */
const SOFTWARE = /swiftshader|llvmpipe|softpipe|basic render|software|svga3d/i;

/** Whether this context is drawn by the processor; false where the browser does not tell. */
export function isSoftware(gl: WebGL2RenderingContext): boolean {
  const masked: unknown = gl.getParameter(gl.RENDERER);
  const info = gl.getExtension('WEBGL_debug_renderer_info');
  const unmasked: unknown = info === null ? '' : gl.getParameter(info.UNMASKED_RENDERER_WEBGL);
  return SOFTWARE.test(`${String(masked)} ${String(unmasked)}`);
}
