import { useTranslations } from 'next-intl'
import { useEffect, useId, useState } from 'react'
import { ToolButton } from '@/components/ui/tool-button'
import styles from './tour.module.css'

/** The steps, each with what it is about: an element of the toolbar, marked with its name as `data-tour`. */
const steps = ['write', 'insert', 'fields', 'undo', 'publish'] as const

interface TourProps {
  onLeave: () => void
}

/** Shows in five steps how a page is edited, beside what it is about. */
export function Tour({ onLeave }: TourProps) {
  const t = useTranslations('editor.tour')
  const id = useId()
  const [number, setNumber] = useState(0)
  const step = steps[number] ?? 'write'

  useEffect(() => {
    const target = document.querySelector(`[data-tour="${step}"]`)
    target?.setAttribute('data-tour-shown', '')
    return () => target?.removeAttribute('data-tour-shown')
  }, [step])

  return (
    <section aria-labelledby={id} className={styles.tour}>
      <p id={id} className={styles.title}>
        {t('title', { number: number + 1, count: steps.length })}
      </p>
      <div aria-live="polite">
        <h3>{t(`steps.${step}.title`)}</h3>
        <p>{t(`steps.${step}.text`)}</p>
      </div>
      <p className={styles.ways}>
        <ToolButton isDisabled={number === 0} onClick={() => setNumber(number - 1)}>
          {t('back')}
        </ToolButton>
        {number < steps.length - 1 && (
          <ToolButton variant="main" onClick={() => setNumber(number + 1)}>
            {t('next')}
          </ToolButton>
        )}
        <ToolButton onClick={onLeave}>{t('leave')}</ToolButton>
      </p>
    </section>
  )
}
