import { execFile } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { promisify } from 'node:util';
import { isPuppeteer, type Puppeteer } from './firefox.ts';
import { isRemote, isSelenium, type Remote, type Selenium } from './webkit.ts';

/** selenium-webdriver 4.47 wants Node 22. */
const PACKAGES = ['puppeteer-core@24.43.1', 'selenium-webdriver@4.46.0'];

export interface Libraries {
  readonly puppeteer: Puppeteer;
  readonly selenium: Selenium;
  readonly remote: Remote;
}

/**
 * Installs the browsers' drivers into this folder through npm: a hundred packages that nothing else
 * needs.
 * @throws Error if they can't be installed.
 */
export async function fetchLibraries(folder: string): Promise<Libraries> {
  const quietly = ['--no-save', '--no-audit', '--no-fund', '--ignore-scripts', '--prefer-offline'];
  mkdirSync(folder);
  try {
    await promisify(execFile)('npm', ['install', '--prefix', folder, ...quietly, ...PACKAGES], {
      cwd: folder,
    });
  } catch (error) {
    throw new Error(`npm could not fetch ${PACKAGES.join(' and ')}: is there no network?`, {
      cause: error,
    });
  }
  const require = createRequire(path.join(folder, 'package.json'));
  const puppeteer: unknown = require('puppeteer-core');
  const selenium: unknown = require('selenium-webdriver');
  const remote: unknown = require('selenium-webdriver/remote');
  if (!isPuppeteer(puppeteer) || !isSelenium(selenium) || !isRemote(remote)) {
    throw new Error(`${PACKAGES.join(' and ')} do not offer what is used of them.`);
  }
  return { puppeteer, selenium, remote };
}
