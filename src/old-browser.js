/**
 * Asks whether the browser has what the site's script needs, and if not, shows the sentence about
 * it that pages with the game contain. It runs in every browser before the site's script, which old
 * ones cannot even parse; so it is written in ES5, as the build verifies.
 */
(function () {
  'use strict';
  var isCurrent = false;
  try {
    // Each is younger than some part of what the script needs: the syntax of ES2022, built-ins, and
    // the units of the layout.
    isCurrent =
      new RegExp('(?<=a)b').test('ab') &&
      typeof Array.prototype.findLast === 'function' &&
      CSS.supports('width', '1cqw') &&
      CSS.supports('height', '1dvh');
  } catch (error) {
    // It is old.
  }
  if (isCurrent) return;
  // main.ts reads it, in browsers that can parse that.
  document.documentElement.setAttribute('data-old-browser', '');
  var sentence = document.getElementById('old-browser');
  if (sentence !== null) sentence.removeAttribute('hidden');
})();
