import { useTranslations } from 'next-intl'
import styles from './counter.module.css'

/** From how many characters before the limit the remaining number is announced. */
const steps = [0, 10, 20, 50]

/** The used length of a text. Near the limit the rest is announced, in steps, so that it does not interrupt typing. */
export function Counter({ id, used, limit }: { id: string; used: number; limit: number }) {
  const t = useTranslations('editor.fields.counter')
  const left = limit - used
  const step = steps.find((rest) => left <= rest)
  return (
    <>
      <p id={id} className={styles.counter} data-over={left < 0 ? '' : undefined}>
        {t('used', { used, limit })}
      </p>
      <p role="status" className="visually-hidden">
        {left < 0 && t('over')}
        {left >= 0 && step !== undefined && t('left', { left: step })}
      </p>
    </>
  )
}
