import {
  type Corner,
  type Fold,
  foldCorners,
  folds,
  halfWidth,
  openShare,
  signHeight,
} from '../../components/curtain/curtain-folds'

const framesASecond = 60
/** 0.4 s (spec §9). */
const lastFrame = 24
/** How many frames a fold starts before its neighbor toward the edge: who pulls a curtain moves its middle first. */
const lag = 2
/** #b71548; rounded up, as players round what they multiply down. */
const crimson = [0xb7, 0x15, 0x48].map((value) => Math.ceil((value / 255) * 1e5) / 1e5)
/** Slow, fast, slow: the same forward and backward. */
const ease = { o: { x: 0.4, y: 0 }, i: { x: 0.6, y: 1 } }

/** An outline in Lottie's terms: vertices, and the levers of their curves that come in and go out. */
interface Outline {
  c: true
  v: number[][]
  i: number[][]
  o: number[][]
}

/**
 * The sign as a Lottie animation (lottie.github.io/lottie-spec): its first frame is the open curtain of the drawing in the
 * header, its last one the closed curtain. The halves are two layers, called `left` and `right` for the styles.
 */
export function logoAnimation() {
  return {
    v: '5.13.0',
    nm: 'Bühnenhaus',
    fr: framesASecond,
    ip: 0,
    op: lastFrame + 1,
    w: 2 * halfWidth,
    h: signHeight,
    ddd: 0,
    assets: [],
    layers: [layer('left', (corners) => corners), layer('right', mirror)],
  }
}

function layer(name: string, place: (corners: Corner[]) => Corner[]) {
  return {
    ty: 4,
    nm: name,
    cl: name,
    ip: 0,
    op: lastFrame + 1,
    st: 0,
    ks: { a: fixed([0, 0, 0]), p: fixed([0, 0, 0]), s: fixed([100, 100, 100]), r: fixed(0), o: fixed(100) },
    shapes: [
      {
        ty: 'gr',
        it: [
          ...folds.map((fold, index) => shape(fold, (folds.length - 1 - index) * lag, place)),
          { ty: 'fl', c: fixed(crimson), o: fixed(100), r: 1 },
          { ty: 'tr', a: fixed([0, 0]), p: fixed([0, 0]), s: fixed([100, 100]), r: fixed(0), o: fixed(100) },
        ],
      },
    ],
  }
}

/** One fold, from open to closed; all are closed when the last one is. */
function shape(fold: Fold, from: number, place: (corners: Corner[]) => Corner[]) {
  const to = from + lastFrame - (folds.length - 1) * lag
  const [open, closed] = [openShare, 1].map((share) => outline(place(foldCorners(fold, share))))
  return {
    ty: 'sh',
    ks: {
      a: 1,
      k: [
        { t: from, s: [open], ...ease },
        { t: to, s: [closed] },
      ],
    },
  }
}

function outline(corners: Corner[]): Outline {
  return {
    c: true,
    v: corners.map(({ at }) => at),
    i: corners.map(({ comes }) => comes),
    o: corners.map(({ leaves }) => leaves),
  }
}

function mirror(corners: Corner[]): Corner[] {
  return corners.map((corner) => ({
    ...corner,
    at: [Math.round((2 * halfWidth - corner.at[0]) * 100) / 100, corner.at[1]],
  }))
}

function fixed<Value>(k: Value): { a: 0; k: Value } {
  return { a: 0, k }
}
