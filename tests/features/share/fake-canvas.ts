/** px. */
export interface WrittenLine {
  readonly text: string;
  readonly left: number;
  readonly right: number;
}

/** Makes canvases draw and make files, which happy-dom can't. A letter is as wide as it is high. */
export class FakeCanvases {
  readonly lines: WrittenLine[] = [];
  /** What `toBlob` gives. */
  file: Blob | null = new Blob(['png'], { type: 'image/png' });
  /** What can be read of the card's lower edge, as it was drawn. */
  readonly edge = [0xfd, 0xf4, 0xe1, 0xff];
  private readonly real = Object.getOwnPropertyDescriptors(HTMLCanvasElement.prototype);

  constructor() {
    Object.defineProperties(HTMLCanvasElement.prototype, {
      getContext: { configurable: true, value: () => this.newContext() },
      toBlob: { configurable: true, value: (done: BlobCallback) => done(this.file) },
    });
  }

  remove(): void {
    const { getContext, toBlob } = this.real;
    Object.defineProperties(HTMLCanvasElement.prototype, { getContext, toBlob });
  }

  private newContext() {
    const { lines, edge } = this;
    return {
      font: '',
      textAlign: 'left',
      imageSmoothingEnabled: true,
      fillRect: () => undefined,
      measureText(text: string) {
        return { width: text.length * Number(/([\d.]+)px/.exec(this.font)?.[1]) };
      },
      drawImage: () => undefined,
      getImageData: () => ({ data: edge }),
      fillText(text: string, x: number) {
        const { width } = this.measureText(text);
        const left = this.textAlign === 'right' ? x - width : x;
        lines.push({ text, left, right: left + width });
      },
    };
  }
}
