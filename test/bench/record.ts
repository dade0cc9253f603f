import { readFileSync, writeFileSync } from 'node:fs';

import { figuresIn, withFigures, type Figure } from './figures';
import { pictureOf } from './picture';

const PAGE = 'src/handbook/bench.md';
const PICTURE = 'src/handbook/bench.svg';

/** Makes the figures of a run those of the handbook: the table of its page, and the picture. */
export function record(figures: readonly Figure[]): void {
  writeFileSync(PAGE, withFigures(readFileSync(PAGE, 'utf8'), figures));
  drawRecord();
}

/** Draws the picture from the table that the handbook has. */
export function drawRecord(): void {
  writeFileSync(PICTURE, pictureOf(figuresIn(readFileSync(PAGE, 'utf8'))));
}
