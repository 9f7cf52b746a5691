/** Strokes of capital letters for the logos, in a box that is 4 wide and 6 high. y points down. */
const letters: Record<string, string> = {
  A: 'M0 6 L2 0 L4 6 M0.8 4 H3.2',
  B: 'M0 0 V6 H2.4 A1.6 1.6 0 0 0 2.4 2.8 H0 M0 0 H2.2 A1.4 1.4 0 0 1 2.2 2.8',
  C: 'M4 1 A2.4 2.4 0 0 0 0 2.4 V3.6 A2.4 2.4 0 0 0 4 5',
  D: 'M0 0 V6 H1 A3 3 0 0 0 1 0 Z',
  E: 'M4 0 H0 V6 H4 M0 3 H3.2',
  F: 'M4 0 H0 V6 M0 3 H3.2',
  H: 'M0 0 V6 M4 0 V6 M0 3 H4',
  I: 'M2 0 V6',
  K: 'M0 0 V6 M4 0 L0 3.4 M1.4 2.3 L4 6',
  L: 'M0 0 V6 H3.8',
  M: 'M0 6 V0 L2 3.6 L4 0 V6',
  N: 'M0 6 V0 L4 6 V0',
  O: 'M0 2.2 A2 2.2 0 0 1 4 2.2 V3.8 A2 2.2 0 0 1 0 3.8 Z',
  P: 'M0 6 V0 H2.4 A1.6 1.6 0 0 1 2.4 3.2 H0',
  R: 'M0 6 V0 H2.4 A1.6 1.6 0 0 1 2.4 3.2 H0 M2 3.2 L4 6',
  S: 'M3.8 0.9 A2 1.6 0 0 0 0.2 1.6 C0.2 3.4 3.8 2.6 3.8 4.4 A2 1.6 0 0 1 0.2 5.1',
  T: 'M0 0 H4 M2 0 V6',
  U: 'M0 0 V3.8 A2 2.2 0 0 0 4 3.8 V0',
  W: 'M0 0 L1 6 L2 1.6 L3 6 L4 0',
  Y: 'M0 0 L2 3 L4 0 M2 3 V6',
}

export interface Lettering {
  x: number
  y: number
  /** Height of the capital letters. */
  height: number
  /** Width of the strokes and gap between letters, as fractions of the height. */
  weight: number
  gap: number
}

/** Returns a word in capital letters as SVG. (x, y) is its upper left corner. */
export function drawWord(word: string, { x, y, height, weight, gap }: Lettering): string {
  const unit = height / 6
  const strokes = [...word].map((letter, index) => {
    const left = x + index * (4 * unit + gap * height)
    const path = letters[letter] ?? ''
    return `<path transform="translate(${left} ${y}) scale(${unit})" d="${path}"/>`
  })
  return `<g fill="none" stroke="#1c1c1c" stroke-width="${weight * 6}" stroke-linejoin="miter">${strokes.join('')}</g>`
}
