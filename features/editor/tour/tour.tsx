import { useTranslations } from 'next-intl'
import { useEffect, useId, useRef, useState } from 'react'
import { useReturnToWriting } from '@/components/behavior/focus-origin'
import { ToolButton } from '@/components/ui/tool-button'
import { useWideViewport } from '../inspector/use-viewport'
import { settingPrefix } from '../page-elements/block-element'
import styles from './tour.module.css'

/** In a narrow window the fields are no step: they have no button before a block is chosen. */
const steps = {
  wide: ['write', 'insert', 'fields', 'undo', 'publish'],
  narrow: ['write', 'insert', 'choose', 'undo', 'publish'],
} as const

type Step = (typeof steps)['wide' | 'narrow'][number]

/** What a step is about: the page's title, or an element of the toolbar, marked with the step's name as `data-tour`. */
function targetOf(step: Step): Element | null {
  const selector = step === 'write' ? `[data-field^="${settingPrefix}"]` : `[data-tour="${step}"]`
  return document.querySelector(selector)
}

/** The step that was shown last, where the tour goes on after it made way for a block. */
let lastNumber = 0

interface TourProps {
  onLeave: () => void
}

/** Shows in five steps how a page is edited, beside what it is about. */
export function Tour({ onLeave }: TourProps) {
  const t = useTranslations('editor.tour')
  const id = useId()
  const section = useRef<HTMLElement>(null)
  useReturnToWriting(section)
  const own = steps[useWideViewport() ? 'wide' : 'narrow']
  const [number, setNumber] = useState(lastNumber)
  const step = own[number] ?? 'write'
  const go = (next: number) => {
    lastNumber = next
    setNumber(next)
    targetOf(own[next] ?? 'write')?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }

  const leave = () => {
    lastNumber = 0
    onLeave()
  }

  useEffect(() => {
    // The page keeps the markup that visitors get.
    const target = step === 'write' ? null : targetOf(step)
    target?.setAttribute('data-tour-shown', '')
    return () => target?.removeAttribute('data-tour-shown')
  }, [step])

  return (
    <section ref={section} aria-labelledby={id} className={styles.tour}>
      <h2 id={id} className={styles.title}>
        {t('title', { number: number + 1, count: own.length })}
      </h2>
      <div aria-live="polite">
        <h3>{t(`steps.${step}.title`)}</h3>
        <p>{t(`steps.${step}.text`)}</p>
      </div>
      <p className={styles.ways}>
        <ToolButton isDisabled={number === 0} onClick={() => go(number - 1)}>
          {t('back')}
        </ToolButton>
        {number < own.length - 1 && (
          <ToolButton variant="main" onClick={() => go(number + 1)}>
            {t('next')}
          </ToolButton>
        )}
        <ToolButton onClick={leave}>{t('leave')}</ToolButton>
      </p>
    </section>
  )
}

/** The tour where there is no panel beside the page: above the toolbar. */
export function TourSheet({ onLeave }: TourProps) {
  return (
    <div className={styles.sheet}>
      <Tour onLeave={onLeave} />
    </div>
  )
}
