import styles from './diagram.module.css'

/** A rectangle of a drawing in a frame of 36 × 24: left, top, width, height, and what it stands for. */
export type Shape = readonly [
  x: number,
  y: number,
  width: number,
  height: number,
  tone: 'words' | 'picture' | 'red' | 'green' | 'column',
]

/** A small drawing beside a choice; its words tell the same. */
export function Diagram({ shapes }: { shapes: readonly Shape[] }) {
  return (
    <svg viewBox="0 0 36 24" className={styles.drawing} aria-hidden="true" focusable="false">
      {shapes.map(([x, y, width, height, tone]) => (
        <rect key={`${x} ${y} ${tone}`} x={x} y={y} width={width} height={height} className={styles[tone]} />
      ))}
    </svg>
  )
}
