import { useTranslations } from 'next-intl'
import { type KeyboardEvent, type PointerEvent, useId } from 'react'
import formStyles from '@/components/form/form.module.css'
import { Picture } from '@/components/media/picture'
import type { Image } from '@/lib/contract/media/image'
import styles from './focal-field.module.css'
import { type FocalPoint, moveFocalByKey, toFocalPoint } from './focal-keys'

export interface FocalFieldProps {
  image: Pick<Image, 'thumbs'>
  focal: FocalPoint
  onChange: (focal: FocalPoint) => void
}

const toPercent = (fraction: number) => Math.round(fraction * 100)

/**
 * Sets the focal point of a picture, which is visible in every crop, by mouse, touch or arrow keys.
 */
export function FocalField({ image, focal, onChange }: FocalFieldProps) {
  const t = useTranslations('editor.pictures.focal')
  const id = useId()
  const [x, y] = [toPercent(focal.x), toPercent(focal.y)]

  const setFromPointer = (event: PointerEvent<HTMLElement>) => {
    onChange(toFocalPoint(event, event.currentTarget.getBoundingClientRect()))
  }
  const handleKey = (event: KeyboardEvent) => {
    const newFocal = moveFocalByKey(focal, event)
    if (!newFocal) return
    event.preventDefault()
    onChange(newFocal)
  }

  return (
    <div className={formStyles.field}>
      <p id={`${id}-label`} className={formStyles.label}>
        {t('title')}
      </p>
      <p id={`${id}-hint`} className={formStyles.hint}>
        {t('hint')}
      </p>
      <div className={styles.frame}>
        <div
          role="slider"
          tabIndex={0}
          aria-labelledby={`${id}-label`}
          aria-describedby={`${id}-hint`}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={x}
          aria-valuetext={t('place', { x, y })}
          className={styles.picture}
          onKeyDown={handleKey}
          onPointerDown={(event) => {
            event.currentTarget.setPointerCapture(event.pointerId)
            setFromPointer(event)
          }}
          onPointerMove={(event) => event.buttons > 0 && setFromPointer(event)}
        >
          <Picture image={{ thumbs: image.thumbs, alt: '', focal }} sizes="(min-width: 64em) 30rem, 90vw" />
          <svg className={styles.mark} aria-hidden="true">
            <circle cx={`${x}%`} cy={`${y}%`} r="14" />
            <circle cx={`${x}%`} cy={`${y}%`} r="3" />
          </svg>
        </div>
      </div>
    </div>
  )
}
