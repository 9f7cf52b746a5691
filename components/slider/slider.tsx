import { useTranslations } from 'next-intl'
import { Children, type ReactNode, useId } from 'react'
import styles from './slider.module.css'
import { SliderControls } from './slider-controls'

export interface SliderProps {
  /** The subject of the slides. */
  label: string
  /** `picture`: one slide at a time with the edge of the next one; `cards`: as many as fit. */
  variant: 'picture' | 'cards'
  /** One child for each slide. */
  children: ReactNode
}

/**
 * A row of slides. Without JavaScript it is a list that scrolls by touch, wheel and keys.
 * JavaScript adds buttons and the position. Nothing moves automatically.
 */
export function Slider({ label, variant, children }: SliderProps) {
  const t = useTranslations('slider')
  const id = useId()
  const slides = Children.toArray(children)
  const positions = slides.map((_, index) => t('position', { current: index + 1, total: slides.length }))
  return (
    // This is a group and no landmark, because a page may have many with the same label (ARIA
    // practices, carousel).
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms.
    <div role="group" aria-roledescription={t('role')} aria-label={label} className={styles.slider}>
      <div id={id} className={styles.view}>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by key (WCAG 2.1.1). */}
        <ul className={styles.track} data-variant={variant} tabIndex={0} aria-label={label}>
          {slides.map((slide, index) => (
            <li key={positions[index]} className={styles.slide}>
              {slide}
            </li>
          ))}
        </ul>
      </div>
      {slides.length > 1 && (
        <SliderControls
          viewId={id}
          classes={{ track: styles.track ?? '', slide: styles.slide ?? '' }}
          texts={{ previous: t('previous'), next: t('next'), positions }}
        />
      )}
    </div>
  )
}
