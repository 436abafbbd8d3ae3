/** Ways in which local storage can be unusable; each is an init script that makes it so. */
export const BLOCKED = {
  'that throws when it is looked at': () => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      },
    });
  },
  'that is missing': () => {
    Object.defineProperty(window, 'localStorage', { value: undefined });
  },
  'that is full': () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  },
};
