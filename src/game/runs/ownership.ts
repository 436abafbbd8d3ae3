import type { RunKey } from './stored-run.ts';

/** The run that this page shows. */
export interface KeptRun {
  readonly key: RunKey;
  course: unknown;
  /** What has been stored of it: one digit a step. */
  inputs: string;
  /** Whether the next page would find it as it is. */
  isStored: boolean;
}

/** Whose the run is. */
export type Ownership =
  /** This page has no run, and looks for one as soon as it is in view. */
  | { readonly name: 'none' }
  /** For its own run, or for any. */
  | { readonly name: 'looking'; readonly run?: KeptRun }
  /** Only this page plays and stores the run. */
  | { readonly name: 'owner'; readonly run: KeptRun }
  /** This page is hidden, and leaves its run to whichever page takes it. */
  | { readonly name: 'elsewhere'; readonly run: KeptRun }
  /** This page has no run, and looks for none. */
  | { readonly name: 'ended' };
