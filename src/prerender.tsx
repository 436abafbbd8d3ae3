import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { ROUTES, SiteRoutes } from './routes.tsx';

/** Every page that is rendered, by its canonical path; at the last nothing else is found. */
export const PATHS: readonly string[] = [...ROUTES.map(({ path }) => path), '/404'];

export interface RenderedPage {
  /** The page's own tags for the document's head. */
  readonly head: string;
  /** What stands in #root. */
  readonly body: string;
}

/** A page that takes longer waits for something that never comes, ms. */
const PATIENCE = 30_000;

/**
 * Renders what main.tsx makes at this path, with all that is lazy in its place.
 * @throws what any part of the page throws, caught in the browser or not.
 */
export async function renderPage(path: string): Promise<RenderedPage> {
  const errors: unknown[] = [];
  const { prelude } = await prerender(
    <StrictMode>
      <StaticRouter location={path}>
        <SiteRoutes />
      </StaticRouter>
    </StrictMode>,
    {
      // One piece: React would send what is large after the rest, and put it in its place by an inline script.
      progressiveChunkSize: Infinity,
      signal: AbortSignal.timeout(PATIENCE),
      onError: (error) => {
        errors.push(error);
      },
    },
  );
  if (errors.length > 0) throw errors[0];
  return splitHead(await new Response(prelude).text());
}

/** React writes what it lifts into the head in front of everything else. Its values hold no '<' or '>'. */
const LIFTED = /^(?:<title[^>]*>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)+/;

/** Word to load a picture soon; the markup itself says so as soon, and the browser finds it there. */
const PICTURE_HINT = /<link rel="preload" as="image"[^>]*>/g;

/** Placeholders that only a script fills, and tags that only stand in a head. */
const MISPLACED = /<!--\$[?!~]-->|<template\b|<script(?! type="application\/ld\+json")|<(?:title|meta|link|style)\b/;

export function splitHead(markup: string): RenderedPage {
  const lifted = LIFTED.exec(markup)?.[0] ?? '';
  const body = markup.slice(lifted.length);
  const [misplaced] = MISPLACED.exec(body) ?? [];
  if (misplaced !== undefined) throw new Error(`The rendered page has a ${misplaced} where it must not.`);
  return { head: lifted.replaceAll(PICTURE_HINT, ''), body };
}
