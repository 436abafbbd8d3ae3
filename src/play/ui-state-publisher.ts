import { INITIAL_UI_STATE, type UiDraft, type UiState } from '#game';
import { sameFields, Store } from '#platform';

/** Reads the state that React shows into one object, and publishes a copy of it when a field has changed: ten times a second it makes no garbage. */
export class UiStatePublisher {
  readonly store = new Store<UiState>(INITIAL_UI_STATE);
  private readonly draft: UiDraft = { ...INITIAL_UI_STATE };

  /** @returns the state as it is now. */
  publish(read: (draft: UiDraft) => void): UiState {
    read(this.draft);
    if (!sameFields(this.store.get(), this.draft)) this.store.publish({ ...this.draft });
    return this.draft;
  }
}
