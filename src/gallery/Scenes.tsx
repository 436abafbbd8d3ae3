import { useEffect, useRef } from 'react';
import { DEFAULT_STAGE_STATE, openStage, type Stage, WIDE } from '#stage';
import styles from './gallery.module.css';
import { play } from './moments.ts';
import { type Scene, SCENE_GROUPS } from './scenes.ts';

/** CSS px. A canvas of this width has one pixel for each px of the stage. */
const CANVAS_WIDTH = 500;

export function Scenes() {
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    void drawScenes([...(section.current?.querySelectorAll('canvas') ?? [])]);
  }, []);
  return (
    <section id="scenes" ref={section}>
      <h2>Scenes</h2>
      {SCENE_GROUPS.map(({ title, scenes }) => (
        <section key={title}>
          <h3>{title}</h3>
          <div className={styles.scenes}>
            {scenes.map(({ name, state: { viewport = WIDE } }) => (
              <figure key={name} data-scene={name}>
                <canvas width={viewport.width} height={viewport.height} />
                <figcaption>{name}</figcaption>
              </figure>
            ))}
          </div>
        </section>
      ))}
    </section>
  );
}

/** Draws all scenes in their order, one after the other: a page has only one stage. */
async function drawScenes(canvases: readonly HTMLCanvasElement[]): Promise<void> {
  // A canvas without WebGL keeps the picture until it is copied.
  const stage = await openStage('canvas');
  stage.resize(CANVAS_WIDTH, 1);
  await stage.loadDeferredViews();
  const scenes = SCENE_GROUPS.flatMap((group) => group.scenes);
  for (const [i, canvas] of canvases.entries()) {
    const scene = scenes[i];
    if (scene !== undefined) await drawScene(stage, scene, canvas);
  }
}

async function drawScene(stage: Stage, scene: Scene, canvas: HTMLCanvasElement): Promise<void> {
  const story = play(scene.moment, stage);
  stage.draw(story, 0, { ...DEFAULT_STAGE_STATE, ...scene.state });
  await stage.captioned;
  canvas.getContext('2d')?.drawImage(stage.canvas, 0, 0, canvas.width, canvas.height);
  canvas.dataset['drawn'] = '';
}
