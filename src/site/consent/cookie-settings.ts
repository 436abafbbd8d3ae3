import { CONSENT } from '#content';
import { listen } from '#platform';
import styles from './consent.module.css';
import { consent, NO_PURPOSE } from './consent.ts';
import { createAnswerButton, createElement } from './elements.ts';
import { type ConsentPurpose, consentPurposes, type Purpose, PURPOSES } from '../services.ts';

const TITLE_ID = 'cookie-settings-title';

interface PurposeSwitch {
  readonly purpose: Purpose;
  readonly input: HTMLInputElement;
  readonly row: HTMLElement;
}

/** Follows answers given in other tabs. The browser returns the focus when the dialog closes. */
export function openCookieSettings(): void {
  const purposes = consentPurposes();
  const switches = purposes.map(createSwitch);
  const dialog = createElement('dialog', { class: styles.dialog, 'aria-labelledby': TITLE_ID });

  // Remove it now: the browser's close event may come after the next key press.
  const close = () => {
    stopFollowing();
    dialog.close();
    dialog.remove();
  };
  // Close first: a banner under the dialog may get the focus back, and must still be there to pass
  // it on.
  const closeAnd = (answer: () => void) => () => {
    close();
    answer();
  };
  const save = () =>
    consent.save({
      ...NO_PURPOSE,
      ...Object.fromEntries(switches.map(({ purpose, input }) => [purpose, input.checked])),
    });

  const withdraw = createAnswerButton(CONSENT.withdraw, closeAnd(consent.refuse));
  const showGiven = () => {
    const given = consent.get();
    withdraw.hidden = !PURPOSES.some((purpose) => given[purpose]);
    for (const { purpose, input } of switches) input.checked = given[purpose];
  };
  showGiven();
  const stopFollowing = consent.subscribe(showGiven);

  dialog.append(
    createElement('h2', { id: TITLE_ID }, CONSENT.settings),
    createElement('p', {}, purposes.length > 0 ? CONSENT.settingsText : CONSENT.nothing),
    ...switches.map(({ row }) => row),
    createElement(
      'div',
      { class: styles.actions },
      withdraw,
      createAnswerButton(purposes.length > 0 ? CONSENT.keep : CONSENT.ok, close),
      ...(purposes.length > 0 ? [createAnswerButton(CONSENT.save, closeAnd(save))] : []),
    ),
  );
  dialog.addEventListener('close', close);
  listen(dialog, 'click', ({ target }) => {
    // The content covers the whole dialog, so a click on the dialog itself is one on the backdrop.
    if (target === dialog) close();
  });
  document.body.append(dialog);
  dialog.showModal();
}

function createSwitch({ purpose, label, description }: ConsentPurpose): PurposeSwitch {
  const labelId = `cookie-settings-${purpose}`;
  const descriptionId = `${labelId}-description`;
  const input = createElement('input', {
    type: 'checkbox',
    role: 'switch',
    'aria-labelledby': labelId,
    'aria-describedby': descriptionId,
  });
  const row = createElement(
    'label',
    { class: styles.purpose },
    input,
    createElement('strong', { id: labelId }, label),
    createElement('span', { id: descriptionId }, description),
  );
  return { purpose, input, row };
}
