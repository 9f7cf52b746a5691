// The values of styles/tokens.css for the style guide; tokens.test.ts checks that they match.

/** Every color by its name. */
export const colors = {
  crimson: '#b71548',
  'crimson-deep': '#8f0f38',
  'crimson-on-dark': '#ff6288',
  green: '#12403d',
  'green-light': '#a8d8cb',
  ink: '#1c1c1c',
  'ink-deep': '#121212',
  white: '#ffffff',
  paper: '#f5f1ea',
  'paper-deep': '#e6dfd3',
  quiet: '#635d56',
  'quiet-on-dark': '#b8b1a6',
} as const
export type Color = keyof typeof colors

/** The text colors on each background, with a contrast of at least 4.5:1 (WCAG 2.2, 1.4.3). */
export const pairs: readonly { ground: Color; texts: readonly Color[] }[] = [
  { ground: 'white', texts: ['ink', 'quiet', 'crimson', 'crimson-deep'] },
  { ground: 'paper', texts: ['ink', 'quiet', 'crimson', 'crimson-deep'] },
  { ground: 'paper-deep', texts: ['ink', 'crimson'] },
  { ground: 'ink', texts: ['white', 'quiet-on-dark', 'crimson-on-dark'] },
  { ground: 'ink-deep', texts: ['white', 'quiet-on-dark', 'crimson-on-dark'] },
  { ground: 'green', texts: ['white', 'green-light'] },
  { ground: 'crimson', texts: ['white'] },
  { ground: 'crimson-deep', texts: ['white'] },
]

export const sizes = ['stage', '1', '2', '3', '4', 'lead', 'base', 'small'] as const
export const weights = ['light', 'regular', 'medium', 'semibold', 'bold', 'black'] as const
export const spaces = ['1', '2', '3', '4', '5', '6', '7', '8', '9'] as const
export const durations = { menu: '0.4s', nav: '0.7s', loading: '0.5s', fade: '0.25s' } as const

/** The breakpoints of the style sheets (em) and the pictures (px), see spec §9. */
export const breakpoints = { styles: [0, 45, 64, 80, 160], pictures: [720, 1024, 1280] } as const
