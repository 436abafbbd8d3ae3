/** @throws RangeError if the text is no whole number. */
export function wholeNumber(name: string, text: string): number {
  const value = Number(text);
  if (text === '' || !Number.isSafeInteger(value) || value < 0)
    throw new RangeError(`--${name} takes a whole number, not "${text}".`);
  return value;
}
