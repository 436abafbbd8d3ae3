export class FakeQuery extends EventTarget {
  constructor(public matches = false) {
    super();
  }

  turn(matches: boolean): void {
    this.matches = matches;
    this.dispatchEvent(new Event('change'));
  }
}
