'use client'

import { useEffect, useRef, useState } from 'react'
import type { Swiper } from 'swiper'
import { BaseButton } from '@/components/ui/base-button'
import styles from './slider.module.css'

export interface SliderControlsProps {
  /** The id of the element that contains the list of slides. */
  viewId: string
  classes: { track: string; slide: string }
  texts: {
    previous: string
    next: string
    /** The label of each slide, such as "3 of 8". */
    positions: string[]
  }
}

interface SlidePosition {
  index: number
  isFirst: boolean
  isLast: boolean
}

/** Returns the duration of a step in ms (spec §9, menu animations); zero with reduced motion. */
const getStepMs = () => (window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : 400)

/**
 * Shows the buttons of a slider and the number of the current slide. Swiper loads when the slider
 * comes near the window. In its CSS mode, it scrolls the list natively.
 */
export function SliderControls({ viewId, classes, texts }: SliderControlsProps) {
  const swiper = useRef<Swiper | null>(null)
  const [position, setPosition] = useState<SlidePosition | null>(null)
  const { track, slide } = classes

  useEffect(() => {
    const view = document.getElementById(viewId)
    if (!view) return
    let isUnmounted = false
    const nearbyObserver = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        nearbyObserver.disconnect()
        void import('swiper').then(({ Swiper }) => {
          if (isUnmounted) return
          const reportPosition = (movedSwiper: Swiper) =>
            setPosition({
              index: movedSwiper.activeIndex,
              isFirst: movedSwiper.isBeginning,
              isLast: movedSwiper.isEnd,
            })
          swiper.current = new Swiper(view, {
            cssMode: true,
            slidesPerView: 'auto',
            wrapperClass: track,
            slideClass: slide,
            on: {
              slideChange: reportPosition,
              reachBeginning: reportPosition,
              reachEnd: reportPosition,
              fromEdge: reportPosition,
              resize: reportPosition,
            },
          })
          reportPosition(swiper.current)
        })
      },
      { rootMargin: '400px' },
    )
    nearbyObserver.observe(view)
    return () => {
      isUnmounted = true
      nearbyObserver.disconnect()
      swiper.current?.destroy()
      swiper.current = null
    }
  }, [viewId, track, slide])

  if (position?.isFirst && position.isLast) return null
  return (
    <div className={styles.controls} data-ready={position ? '' : undefined}>
      <p className={styles.position} aria-live="polite" aria-atomic="true">
        {position && texts.positions[position.index]}
      </p>
      <BaseButton
        className={styles.button}
        aria-label={texts.previous}
        isDisabled={position?.isFirst ?? true}
        onClick={() => swiper.current?.slidePrev(getStepMs())}
      >
        <span className={styles.arrow} data-to="previous" />
      </BaseButton>
      <BaseButton
        className={styles.button}
        aria-label={texts.next}
        isDisabled={position?.isLast ?? true}
        onClick={() => swiper.current?.slideNext(getStepMs())}
      >
        <span className={styles.arrow} data-to="next" />
      </BaseButton>
    </div>
  )
}
