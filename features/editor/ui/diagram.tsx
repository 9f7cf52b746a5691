import type { Shape } from '@/features/blocks/diagrams'
import styles from './diagram.module.css'

/** A small diagram of an option; its label has the same information. */
export function Diagram({ shapes }: { shapes: readonly Shape[] }) {
  return (
    <svg viewBox="0 0 36 24" className={styles.drawing} aria-hidden="true" focusable="false">
      {shapes.map(([x, y, width, height, tone]) => (
        <rect key={`${x} ${y} ${tone}`} x={x} y={y} width={width} height={height} className={styles[tone]} />
      ))}
    </svg>
  )
}
