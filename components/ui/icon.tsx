import styles from './icon.module.css'

/** Paths of the icons, drawn with lines 2 px wide in a square of 20 × 20 px. */
const iconPaths = {
  previous: 'M10 16V4M5 9l5-5 5 5M3 1h14',
  next: 'M10 4v12M5 11l5 5 5-5M3 19h14',
  write: 'M3 17l1-4L14 3l3 3L7 16z',
  up: 'M10 17V4M5 9l5-5 5 5',
  down: 'M10 3v13M5 11l5 5 5-5',
  duplicate: 'M7 7h10v10H7zM13 7V3H3v10h4M12 10v4M10 12h4',
  remove: 'M3 5h14M8 5V3h4v2M5 5l1 12h8l1-12M8.5 8.5v5M11.5 8.5v5',
  moveTo: 'M3 4h8M3 9h4M3 14h4M10 12h7M14 8.5l3.5 3.5-3.5 3.5',
  undo: 'M4 8h8a4 4 0 0 1 0 8H8M8 4L4 8l4 4',
  redo: 'M16 8H8a4 4 0 0 0 0 8h4M12 4l4 4-4 4',
  bold: 'M6 3h5a3.5 3.5 0 0 1 0 7H6zM6 10h6a3.5 3.5 0 0 1 0 7H6z',
  italic: 'M9 3h6M5 17h6M12 3L8 17',
  bulletList: 'M8 5h10M8 10h10M8 15h10M3 5h1M3 10h1M3 15h1',
  orderedList: 'M9 5h9M9 10h9M9 15h9M3 4l1.5-1v5M3 12.5q2.5-1.5 2.5 0T3 16.5h3',
  view: 'M2 10q8-11 16 0q-8 11-16 0zM10 7.5a2.5 2.5 0 1 0 .01 0',
  keys: 'M2 5h16v11H2zM5 8.5h1M8 8.5h1M11 8.5h1M14 8.5h1M6 12.5h8',
  settings: 'M2 6h8M14 6h4M12 3.5v5M2 14h4M10 14h8M8 11.5v5',
  accessibility: 'M10 2a1.5 1.5 0 1 0 .01 0M3 7.5l7 1 7-1M10 8.5V12l-3 6M10 12l3 6',
  calendar: 'M3 5h14v12H3zM3 9h14M7 2.5v4M13 2.5v4M6.5 12h1M9.5 12h1M12.5 12h1M6.5 14.5h1M9.5 14.5h1',
  earlier: 'M13 4l-6 6 6 6',
  later: 'M7 4l6 6-6 6',
  schedule: 'M3 5h14v12H3zM3 9h14M7 2.5v4M13 2.5v4',
  language: 'M10 2a8 8 0 1 0 .01 0M2 10h16M10 2q-7 8 0 16M10 2q7 8 0 16',
  more: 'M4 9.5a1 1 0 1 0 .01 0M10 9.5a1 1 0 1 0 .01 0M16 9.5a1 1 0 1 0 .01 0',
  plus: 'M10 3v14M3 10h14',
  fold: 'M5 4l5 6-5 6M11 4l5 6-5 6',
  otherSide: 'M2 4h16v12H2zM7 4v12M11 10h5M14 8l2 2-2 2',
  outline: 'M3 4h14M7 9h10M7 14h10M3 9h1M3 14h1',
  hidden: 'M2 10q8-11 16 0q-8 11-16 0zM4 17L16 3',
  locked: 'M4 9h12v8H4zM7 9V6a3 3 0 0 1 6 0v3',
  drag: 'M7 4h1M12 4h1M7 10h1M12 10h1M7 16h1M12 16h1',
  comment: 'M3 3h14v10H9l-4 4v-4H3zM6 7h8M6 10h5',
  versions: 'M10 3a7 7 0 1 1-6.3 4M3 3v4.5h4.5M10 6.5V10l3 2',
  fields: 'M3 4h14v5H3zM3 12h14v4H3z',
  pages: 'M4 2v12.5h6M4 6.5h6M10 4h7v5h-7zM10 12h7v5h-7z',
  end: 'M4 4l12 12M16 4L4 16',
  addRow: 'M2 3h16v6H2zM10 3v6M10 12v6M7 15h6',
  removeRow: 'M2 3h16v6H2zM10 3v6M7 15h6',
  addColumn: 'M3 2v16h6V2zM3 10h6M12 10h6M15 7v6',
  removeColumn: 'M3 2v16h6V2zM3 10h6M12 10h6',
  link: 'M8 12l4-4M9 5l2-2a4 4 0 0 1 6 6l-2 2M11 15l-2 2a4 4 0 0 1-6-6l2-2',
} as const

export type IconName = keyof typeof iconPaths

/**
 * An icon in a toolbar. It has no text alternative, because the text next to it or the name of its
 * button describes it.
 */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg viewBox="0 0 20 20" className={styles.icon} aria-hidden="true">
      <path d={iconPaths[name]} />
    </svg>
  )
}
