/** A mousedown handler: a click does not move the focus, so the game keeps receiving keys. */
export function keepFocus(event: MouseEvent): void {
  event.preventDefault();
}
