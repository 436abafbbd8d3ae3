import { useEffect, useState } from 'react';
import { Choices } from '#ui';
import { ANIMATIONS, characterOf, type Frame, FRAMES } from './frames.ts';
import styles from './gallery.module.css';

const SCALES = { 1: '1x', 2: '2x', 3: '3x', 4: '4x' } as const;
type Scale = '1' | '2' | '3' | '4';

/** Between two frames of an animation, ms. */
const FRAME_MS = 125;

const SHEET_NAMES = [...new Set(FRAMES.map(({ sheet }) => sheet))];

export function Sprites() {
  const [chosen, choose] = useState<Scale>('2');
  const scale = Number(chosen);
  const letters = FRAMES.filter((frame) => characterOf(frame) !== undefined);
  return (
    <section id="sprites">
      <h2>Sprites</h2>
      <p>In the colours of their files. Sizes are art pixels: on the stage, one is 2 px.</p>
      <Choices
        legend="Scale"
        labels={SCALES}
        choices={['1', '2', '3', '4']}
        chosen={chosen}
        change={choose}
      />
      <h3>Animations</h3>
      <Animations scale={scale} />
      {SHEET_NAMES.map((sheet) => (
        <section key={sheet}>
          <h3>{sheet}.png</h3>
          <Figures
            scale={scale}
            frames={FRAMES.filter(
              (frame) => frame.sheet === sheet && characterOf(frame) === undefined,
            )}
          />
        </section>
      ))}
      <h3>Letters</h3>
      <Figures scale={scale} frames={letters} />
    </section>
  );
}

function Animations({ scale }: { readonly scale: number }) {
  const [count, setCount] = useState(0);
  useEffect(() => {
    const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)');
    const timer = setInterval(() => {
      if (!reducedMotion.matches) setCount((before) => before + 1);
    }, FRAME_MS);
    return () => clearInterval(timer);
  }, []);
  return (
    <div className={styles.sprites}>
      {[...ANIMATIONS].map(([name, frames]) => {
        const frame = frames[count % frames.length];
        const width = Math.max(...frames.map(({ w }) => w));
        const height = Math.max(...frames.map(({ h }) => h));
        return (
          <figure key={name} data-animation={name}>
            <div className={styles.paper} style={{ width: width * scale, height: height * scale }}>
              {frame && <Sprite frame={frame} scale={scale} />}
            </div>
            <figcaption>
              {name}{' '}
              <small>
                {frames.length} of {width} × {height}
              </small>
            </figcaption>
          </figure>
        );
      })}
    </div>
  );
}

function Figures({ frames, scale }: { readonly frames: readonly Frame[]; readonly scale: number }) {
  return (
    <div className={styles.sprites}>
      {frames.map((frame) => (
        <figure key={frame.name} data-frame={frame.name}>
          <div className={styles.paper}>
            <Sprite frame={frame} scale={scale} />
          </div>
          <figcaption>
            {characterOf(frame)} {frame.name}{' '}
            <small>
              {frame.w} × {frame.h}
            </small>
          </figcaption>
        </figure>
      ))}
    </div>
  );
}

function Sprite({ frame, scale }: { readonly frame: Frame; readonly scale: number }) {
  const { name, image, sheetWidth, x, y, w, h } = frame;
  return (
    <div
      role="img"
      aria-label={name}
      className={styles.sprite}
      style={{
        width: w * scale,
        height: h * scale,
        background: `url(${image}) ${-x * scale}px ${-y * scale}px / ${sheetWidth * scale}px auto`,
      }}
    />
  );
}
