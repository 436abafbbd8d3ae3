import { TOUCH_GUIDE } from '#content';
import { DINO_CROUCHING_SIZE, DINO_SIZE, STANDING_Y } from '#simulation';
import { DataTable } from '#ui';
import styles from './parts/guide.module.css';
import { GuideSection } from './parts/GuideSection.tsx';
import { JUMP_HEIGHT } from './parts/facts.ts';
import { onGround, SpriteImage, StageDrawing } from './parts/StageDrawing.tsx';

/** Stage px. */
const DRAWING = { width: 360, height: 290 } as const;
const DINO_LEFT = 40;
/** Where the finger touches, stage px. */
const FINGER = { x: 260, y: 220, radius: 22, swipe: 80 } as const;

export default function TouchGestures() {
  const jumping = { x: DINO_LEFT, y: STANDING_Y - JUMP_HEIGHT, ...DINO_SIZE };
  const crouching = onGround(DINO_LEFT, DINO_CROUCHING_SIZE);
  return (
    <GuideSection title={TOUCH_GUIDE.title} lead={TOUCH_GUIDE.lead}>
      <ul className={`${styles.gallery} ${styles.pair}`}>
        <li>
          <figure>
            <StageDrawing label={TOUCH_GUIDE.tapPicture} {...DRAWING}>
              <SpriteImage sprite="dino-jump" box={jumping} />
              <circle cx={FINGER.x} cy={FINGER.y} r={FINGER.radius} className={styles.finger} />
              <circle
                cx={FINGER.x}
                cy={FINGER.y}
                r={FINGER.radius * 1.8}
                className={styles.ripple}
              />
            </StageDrawing>
            <figcaption>{TOUCH_GUIDE.tap}</figcaption>
          </figure>
        </li>
        <li>
          <figure>
            <StageDrawing label={TOUCH_GUIDE.swipePicture} {...DRAWING}>
              <SpriteImage sprite="dino-crouch-1" box={crouching} />
              <path
                d={`M${FINGER.x} ${FINGER.y - FINGER.swipe}v${FINGER.swipe - FINGER.radius}m-14 -14l14 14l14 -14`}
                className={styles.ripple}
              />
              <circle cx={FINGER.x} cy={FINGER.y + 8} r={FINGER.radius} className={styles.finger} />
            </StageDrawing>
            <figcaption>{TOUCH_GUIDE.swipe}</figcaption>
          </figure>
        </li>
      </ul>
      <DataTable
        caption={TOUCH_GUIDE.table}
        columns={[TOUCH_GUIDE.button, TOUCH_GUIDE.use]}
        rows={TOUCH_GUIDE.buttons.map(({ name, use }) => [name, use])}
      />
    </GuideSection>
  );
}
