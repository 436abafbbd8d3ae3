import { createRoot } from 'react-dom/client';
import { Parts } from './Parts.tsx';
import { Scenes } from './Scenes.tsx';
import { Sprites } from './Sprites.tsx';
import styles from './gallery.module.css';

const root = document.querySelector('#root');
if (root === null) throw new Error('The page has no #root to show the gallery in.');

createRoot(root).render(
  <main className={styles.gallery}>
    <h1>Gallery</h1>
    <nav>
      <a href="#parts">Parts</a> <a href="#scenes">Scenes</a> <a href="#sprites">Sprites</a>
    </nav>
    <Parts />
    <Scenes />
    <Sprites />
  </main>,
);
