class FakeParam {
  value = 1;
  /** Where its ramp leads. */
  end: number | undefined;

  setTargetAtTime(value: number): void {
    this.value = value;
  }

  setValueAtTime(value: number): void {
    this.value = value;
  }

  linearRampToValueAtTime(value: number): void {
    this.end = value;
  }

  cancelScheduledValues(): void {}
}

class FakeNode {
  to: FakeNode | undefined;

  constructor(readonly kind: string) {}

  connect(node: FakeNode): FakeNode {
    this.to = node;
    return node;
  }

  disconnect(): void {
    this.to = undefined;
  }
}

class FakeGain extends FakeNode {
  readonly gain = new FakeParam();

  constructor() {
    super('gain');
  }
}

class FakePanner extends FakeNode {
  readonly pan = new FakeParam();

  constructor() {
    super('panner');
  }
}

class FakeBuffer {
  constructor(
    readonly length: number,
    readonly rate: number,
  ) {}

  get duration(): number {
    return this.length / this.rate;
  }

  copyToChannel(): void {}
}

class FakeSource extends FakeNode {
  readonly playbackRate = new FakeParam();
  buffer: FakeBuffer | undefined;
  loop = false;
  started = false;
  stopped = false;

  constructor() {
    super('source');
  }

  start(): void {
    this.started = true;
  }

  stop(): void {
    this.stopped = true;
  }

  addEventListener(): void {}

  /** At the speakers: the product of all gains on the way. */
  get loudness(): number {
    let loudness = 1;
    let node = this.to;
    while (node?.to !== undefined) {
      if (node instanceof FakeGain) loudness *= node.gain.value;
      node = node.to;
    }
    return node?.kind === 'destination' ? loudness : 0;
  }

  /** Where its panner puts it at first, and where it moves to: -1 is left. */
  get pans(): readonly (number | undefined)[] {
    return this.to instanceof FakePanner ? [this.to.pan.value, this.to.pan.end] : [];
  }
}

/** The parts of an AudioContext that the game uses. The test sets its clock. */
export class FakeAudioContext extends EventTarget {
  static all: FakeAudioContext[] = [];
  static refuses = false;

  state = 'suspended';
  currentTime = 0;
  /** In seconds. */
  outputLatency = 0;
  /** What goes wrong, as on iOS after a time in the background. */
  fault: 'stands until it is suspended' | 'stands' | 'stays suspended' | undefined;
  readonly destination = new FakeNode('destination');
  readonly sources: FakeSource[] = [];

  constructor() {
    super();
    FakeAudioContext.all.push(this);
  }

  get started(): readonly FakeSource[] {
    return this.sources.filter(({ started }) => started);
  }

  async resume(): Promise<void> {
    if (FakeAudioContext.refuses) throw new DOMException('Not now', 'NotAllowedError');
    if (this.fault !== 'stays suspended') await this.change('running');
  }

  async suspend(): Promise<void> {
    if (this.fault === 'stands until it is suspended') this.fault = undefined;
    await this.change('suspended');
  }

  async close(): Promise<void> {
    await this.change('closed');
  }

  /** Advances its clock by this many ms, unless it is frozen. */
  pass(ms: number): void {
    if (this.state === 'running' && this.fault === undefined) this.currentTime += ms / 1000;
  }

  /** As a call's banner does. */
  async interrupt(): Promise<void> {
    await this.change('interrupted');
  }

  private async change(state: string): Promise<void> {
    const before = this.state;
    this.state = state;
    await Promise.resolve();
    if (state !== before) this.dispatchEvent(new Event('statechange'));
  }

  createGain(): FakeGain {
    return new FakeGain();
  }

  createStereoPanner(): FakePanner {
    return new FakePanner();
  }

  createBuffer(_channels: number, length: number, rate: number): FakeBuffer {
    return new FakeBuffer(length, rate);
  }

  createBufferSource(): FakeSource {
    const source = new FakeSource();
    this.sources.push(source);
    return source;
  }
}
