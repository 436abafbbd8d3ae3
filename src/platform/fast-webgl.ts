/** From Chromium, Mesa, Windows and virtual machines. */
const SOFTWARE = /swiftshader|llvmpipe|softpipe|basic render|software|svga3d/i;

let isFast: boolean | undefined;

/** Whether a GPU draws WebGL 2. Asked of the browser once, because it costs a drawing context. */
export function hasFastWebGL(): boolean {
  return (isFast ??= askBrowser());
}

function askBrowser(): boolean {
  const context = document
    .createElement('canvas')
    .getContext('webgl2', { failIfMajorPerformanceCaveat: true });
  if (context === null) return false;
  const isHardware = !isSoftware(context);
  // Browsers allow a page only a few contexts.
  context.getExtension('WEBGL_lose_context')?.loseContext();
  return isHardware;
}

/** False if the browser hides the renderer's name. */
function isSoftware(gl: WebGL2RenderingContext): boolean {
  const masked: unknown = gl.getParameter(gl.RENDERER);
  const info = gl.getExtension('WEBGL_debug_renderer_info');
  const unmasked: unknown = info === null ? '' : gl.getParameter(info.UNMASKED_RENDERER_WEBGL);
  return SOFTWARE.test(`${String(masked)} ${String(unmasked)}`);
}
