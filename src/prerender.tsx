import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { ROUTES, SiteRoutes } from './routes.tsx';

/** The canonical paths of all pages to render. The last is the page for paths that do not exist. */
export const PATHS: readonly string[] = [...ROUTES.map(({ path }) => path), '/404'];

export interface RenderedPage {
  readonly head: string;
  readonly body: string;
}

/** A page that takes longer, ms, waits for something that never resolves. */
const RENDER_TIMEOUT_MS = 30_000;

/**
 * Renders what hydrate.tsx hydrates at this path, lazy parts included.
 * @throws any error of a part of the page, even one that an error boundary would catch in the
 * browser.
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
      // In one piece: React would stream large parts later, and move them into place with an inline
      // script.
      progressiveChunkSize: Infinity,
      signal: AbortSignal.timeout(RENDER_TIMEOUT_MS),
      onError: (error) => {
        errors.push(error);
      },
    },
  );
  if (errors.length > 0) throw errors[0];
  return splitHead(await new Response(prelude).text());
}

/**
 * The tags that React hoists into the head. It renders them first, with '<' and '>' escaped in
 * attributes.
 */
const HOISTED = /^(?:<title[^>]*>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)+/;

/**
 * React's preload links for pictures. They are useless: the browser finds the pictures in the
 * markup as soon.
 */
const PICTURE_PRELOAD = /<link rel="preload" as="image"[^>]*>/g;

/** Suspense placeholders, which only a script would fill, and tags that belong in the head. */
const MISPLACED =
  /<!--\$[?!~]-->|<template\b|<script(?! type="application\/ld\+json")|<(?:title|meta|link|style)\b/;

export function splitHead(markup: string): RenderedPage {
  const hoisted = HOISTED.exec(markup)?.[0] ?? '';
  const body = markup.slice(hoisted.length);
  const [misplaced] = MISPLACED.exec(body) ?? [];
  if (misplaced !== undefined)
    throw new Error(`The rendered page has a ${misplaced} where it must not.`);
  return { head: hoisted.replaceAll(PICTURE_PRELOAD, ''), body };
}
