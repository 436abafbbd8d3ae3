/**
 * Checks whether the browser can run the site's script, and if not, shows the sentence about it on
 * pages with the game. Runs in every browser before the site's script, which old ones can't even
 * parse. So it is written in ES5, as the build verifies.
 */
(function () {
  'use strict';
  var isCurrent = false;
  try {
    // Browsers got each of these later than some part of what the script needs: the syntax of
    // ES2022, built-ins, and the units of the layout.
    isCurrent =
      new RegExp('(?<=a)b').test('ab') &&
      typeof Array.prototype.findLast === 'function' &&
      CSS.supports('width', '1cqw') &&
      CSS.supports('height', '1dvh');
  } catch (error) {
    // The browser is old.
  }
  if (isCurrent) return;
  // main.ts reads it, in browsers that can parse main.ts.
  document.documentElement.setAttribute('data-old-browser', '');
  var sentence = document.getElementById('old-browser');
  if (sentence !== null) sentence.removeAttribute('hidden');
})();
