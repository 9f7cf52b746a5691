'use client'

import { useEffect, useState } from 'react'
import styles from './qr-code.module.css'

/**
 * Displays a text as a QR code. If the encoder cannot be imported, nothing is displayed, so always
 * display the text as well.
 */
export function QrCode({ text, label }: { text: string; label: string }) {
  const [rows, setRows] = useState<readonly (readonly boolean[])[]>([])
  useEffect(() => {
    let isCurrent = true
    import('uqr').then(
      ({ encode }) => isCurrent && setRows(encode(text, { ecc: 'M', border: 4 }).data),
      () => undefined,
    )
    return () => {
      isCurrent = false
    }
  }, [text])
  return (
    <svg
      role="img"
      aria-label={label}
      className={styles.code}
      viewBox={`0 0 ${rows.length} ${rows.length}`}
      shapeRendering="crispEdges"
    >
      <path d={toSvgPath(rows)} />
    </svg>
  )
}

function toSvgPath(rows: readonly (readonly boolean[])[]): string {
  return rows.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('')
}
