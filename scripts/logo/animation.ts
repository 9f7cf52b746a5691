import {
  type Corner,
  type Fold,
  folds,
  getFoldCorners,
  halfWidth,
  openShare,
  symbolHeight,
} from '../../components/curtain/curtain-folds'

const framesPerSecond = 60
/** Last frame of the animation, reached after 0.4 s (spec §9). */
const lastFrame = 24
/**
 * Frames between the starts of two neighboring folds. The fold in the middle of the curtain moves
 * first.
 */
const frameDelay = 2
/**
 * The color #b71548 as fractions of 1. They are rounded up, because players round down after they
 * multiply.
 */
const crimson = [0xb7, 0x15, 0x48].map((value) => Math.ceil((value / 255) * 1e5) / 1e5)
/** Easing: slow, fast, slow. It is the same forward and backward. */
const ease = { o: { x: 0.4, y: 0 }, i: { x: 0.6, y: 1 } }

/**
 * An outline in Lottie: its vertices (`v`), with the tangents that arrive (`i`) and leave (`o`) at
 * each.
 */
interface Outline {
  c: true
  v: number[][]
  i: number[][]
  o: number[][]
}

/**
 * Creates the Lottie animation of the site's logo (lottie.github.io/lottie-spec), a curtain that
 * closes. The halves of the curtain are layers with the classes `left` and `right`.
 */
export function createLogoAnimation() {
  return {
    v: '5.13.0',
    nm: 'Bühnenhaus',
    fr: framesPerSecond,
    ip: 0,
    op: lastFrame + 1,
    w: 2 * halfWidth,
    h: symbolHeight,
    ddd: 0,
    assets: [],
    layers: [createLayer('left', (corners) => corners), createLayer('right', mirror)],
  }
}

function createLayer(name: string, transform: (corners: Corner[]) => Corner[]) {
  return {
    ty: 4,
    nm: name,
    cl: name,
    ip: 0,
    op: lastFrame + 1,
    st: 0,
    ks: { a: toFixed([0, 0, 0]), p: toFixed([0, 0, 0]), s: toFixed([100, 100, 100]), r: toFixed(0), o: toFixed(100) },
    shapes: [
      {
        ty: 'gr',
        it: [
          ...folds.map((fold, index) => createShape(fold, (folds.length - 1 - index) * frameDelay, transform)),
          { ty: 'fl', c: toFixed(crimson), o: toFixed(100), r: 1 },
          { ty: 'tr', a: toFixed([0, 0]), p: toFixed([0, 0]), s: toFixed([100, 100]), r: toFixed(0), o: toFixed(100) },
        ],
      },
    ],
  }
}

/** Creates the shape of a fold that closes. Every fold moves for the same time. */
function createShape(fold: Fold, startFrame: number, transform: (corners: Corner[]) => Corner[]) {
  const endFrame = startFrame + lastFrame - (folds.length - 1) * frameDelay
  const [open, closed] = [openShare, 1].map((share) => toOutline(transform(getFoldCorners(fold, share))))
  return {
    ty: 'sh',
    ks: {
      a: 1,
      k: [
        { t: startFrame, s: [open], ...ease },
        { t: endFrame, s: [closed] },
      ],
    },
  }
}

function toOutline(corners: Corner[]): Outline {
  return {
    c: true,
    v: corners.map(({ position }) => position),
    i: corners.map(({ incoming }) => incoming),
    o: corners.map(({ outgoing }) => outgoing),
  }
}

function mirror(corners: Corner[]): Corner[] {
  return corners.map((corner) => ({
    ...corner,
    position: [Math.round((2 * halfWidth - corner.position[0]) * 100) / 100, corner.position[1]],
  }))
}

function toFixed<Value>(k: Value): { a: 0; k: Value } {
  return { a: 0, k }
}
