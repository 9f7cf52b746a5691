/** Size of the crimson logo symbol (spec §9) and of its half, in units of its view box. */
export const symbolHeight = 44
export const halfWidth = 31
/** Width of a fold's lower end while the curtain is open, as a share of its width when closed. */
export const openShare = 0.4
/** The slant of the fold's curve as a share of the height. */
const lean = 0.45

export interface Fold {
  start: number
  width: number
}

/** The folds of one half from the edge to the middle, each with its start and width at the top. */
export const folds: readonly Fold[] = [
  { start: 0, width: 9.5 },
  { start: 10.75, width: 7 },
  { start: 19, width: 4.75 },
  { start: 25, width: 3 },
  { start: 29.2, width: 1.8 },
]

/** A point of an outline, with the incoming and outgoing control points relative to it. */
export interface Corner {
  position: [x: number, y: number]
  incoming: [x: number, y: number]
  outgoing: [x: number, y: number]
}

/**
 * Returns the corners of one fold, clockwise from the upper outer one. The fold is straight at the
 * top and gathered to the edge at the bottom.
 * @param widthShare width at the bottom, as a share of the width at the top
 */
export function getFoldCorners({ start, width }: Fold, widthShare: number): [Corner, Corner, Corner, Corner] {
  const end = start + width
  const zero: [number, number] = [0, 0]
  const down: [number, number] = [0, round(symbolHeight * lean)]
  const up: [number, number] = [0, -down[1]]
  return [
    { position: [start, 0], incoming: down, outgoing: zero },
    { position: [end, 0], incoming: zero, outgoing: down },
    { position: [round(end * widthShare), symbolHeight], incoming: up, outgoing: zero },
    { position: [round(start * widthShare), symbolHeight], incoming: zero, outgoing: up },
  ]
}

/** Formats one fold of the open curtain as the data of an SVG path. */
export function formatFoldPath(fold: Fold): string {
  const [first, second, third, fourth] = getFoldCorners(fold, openShare)
  return `M${first.position}L${second.position}${formatCurve(second, third)}L${fourth.position}${formatCurve(fourth, first)}Z`
}

function formatCurve(start: Corner, end: Corner): string {
  const toControlPoint = (point: Corner['position'], lever: Corner['position']) =>
    point.map((value, axis) => round(value + (lever[axis] ?? 0)))
  return `C${toControlPoint(start.position, start.outgoing)} ${toControlPoint(end.position, end.incoming)} ${end.position}`
}

function round(value: number): number {
  return Math.round(value * 100) / 100
}
