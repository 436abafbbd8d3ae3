import { renderToString } from 'react-dom/server';
import { Game, StatsPanel } from '#play';
import { expect, it } from 'vitest';

/** The markup of each button, by label. */
function buttonsIn(html: string): ReadonlyMap<string, string> {
  return new Map(
    [...html.matchAll(/<button([^>]*)>(?:<span>)?([^<]*)/g)].map(
      ([, attributes = '', text = '']) => [
        /aria-label="([^"]*)"/.exec(attributes)?.[1] ?? text,
        attributes,
      ],
    ),
  );
}

it('the prerendered game is its poster with a fixed size, without a stage', () => {
  const html = renderToString(<Game />);
  expect(html).toContain(
    '<source media="(pointer: coarse)" srcSet="/dino-assets/poster-touch.png" width="1000" height="380"/>',
  );
  expect(html).toMatch(/<img [^>]*src="\/dino-assets\/poster\.png"[^>]*>/);
  const [image = ''] = /<img [^>]*>/.exec(html) ?? [];
  for (const attribute of ['width="1000"', 'height="380"', 'fetchPriority="high"', 'alt=""'])
    expect(image).toContain(attribute);
  expect(html).not.toMatch(/<canvas| style=|role="alert"/);
});

it('its buttons look as they will when the stage is open: Start is enabled, the others are not', () => {
  const buttons = buttonsIn(renderToString(<Game />));
  expect([...buttons.keys()]).toEqual([
    'Play by ear: turn on audio cues',
    'Start',
    'Crouch',
    'Shoot',
    'Turbo',
    'Pause',
    'Play in full screen',
    'Lock Scroll',
    'Mute',
    'Full screen',
    'Settings',
    'Enable Debug Mode',
  ]);
  const disabled = [...buttons]
    .filter(([, attributes]) => attributes.includes('disabled'))
    .map(([label]) => label);
  expect(disabled).toEqual(['Crouch', 'Shoot', 'Turbo', 'Pause']);
});

it('the prerendered page contains no statistics of a player', () => {
  const html = renderToString(<StatsPanel />);
  expect(html).toContain('Finish a run to see your stats.');
  expect(html).not.toMatch(/<d[dlt]|<button/);
});
