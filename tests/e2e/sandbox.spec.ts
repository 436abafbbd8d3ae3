import { expect, test } from './game.ts';

const HOST = '/sandbox-host';

test('a run can be played in a sandboxed frame, where storage, cookies and workers throw', async ({
  game,
  page,
}) => {
  game.expectedErrors.push(
    /runs are not being kept/,
    /Permissions policy violation/,
    /Indexed Database API is denied/,
  );
  await page.route('**/*', async (route) => {
    const address = new URL(route.request().url());
    if (address.pathname === HOST) {
      const frame = `<!doctype html><iframe sandbox="allow-scripts" style="width:1200px;height:760px;border:0" src="/?debug"></iframe>`;
      await route.fulfill({ contentType: 'text/html', body: frame });
      return;
    }
    const response = await route.fetch();
    const headers = { ...response.headers(), 'access-control-allow-origin': '*' };
    for (const name of [
      'x-frame-options',
      'content-security-policy',
      'cross-origin-opener-policy',
    ]) {
      Reflect.deleteProperty(headers, name);
    }
    await route.fulfill({ response, headers });
  });
  await page.goto(HOST);
  const frame = page.frames().find((candidate) => candidate !== page.mainFrame());
  if (frame === undefined) throw new Error('The host page has no frame.');
  const canvas = frame.locator('[role=application] canvas');
  let moves = 0;
  await expect
    .poll(async () => {
      moves += 1;
      await page.mouse.move(200 + (moves % 2), 300);
      return canvas.isVisible();
    })
    .toBe(true);
  await expect.poll(() => frame.evaluate('typeof dinoDebug')).toBe('object');
  await frame.evaluate('dinoDebug.loaded()');
  await frame.evaluate(`{
    dinoDebug.manual(true);
    dinoDebug.start('in a sandbox');
    dinoDebug.step(3000, 0);
  }`);
  await expect(frame.locator('[role=application][data-phase=over]')).toBeVisible();
  await frame.getByRole('button', { name: /^Your runs/ }).click();
  await expect(frame.getByRole('dialog')).toContainText('Your runs aren’t being saved: ');
  await frame.getByRole('button', { name: 'Close', exact: true }).click();
  await frame.getByRole('button', { name: 'Share', exact: true }).click();
  await frame.getByRole('button', { name: 'Copy link' }).click();
  await expect(frame.getByText('The link is selected, so you can copy it yourself.')).toBeVisible();
  await frame.getByRole('button', { name: 'Close', exact: true }).click();
  for (const button of ['Mute', 'Enable Debug Mode', 'Settings']) {
    await frame.getByRole('button', { name: button, exact: true }).click();
  }
  await expect(frame.getByRole('dialog')).toBeVisible();
});
