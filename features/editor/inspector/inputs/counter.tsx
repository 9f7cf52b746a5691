import { useTranslations } from 'next-intl'
import styles from './counter.module.css'

/** The remaining numbers of characters that are announced. */
const announcedSteps = [0, 10, 20, 50]

/**
 * Shows the used length of a text. Near the limit the remaining length is announced in steps, so
 * that typing is not interrupted.
 */
export function Counter({ id, used, limit }: { id: string; used: number; limit: number }) {
  const t = useTranslations('editor.fields.counter')
  const remaining = limit - used
  const step = announcedSteps.find((stepLimit) => remaining <= stepLimit)
  return (
    <>
      <p id={id} className={styles.counter} data-over={remaining < 0 ? '' : undefined}>
        {t('used', { used, limit })}
      </p>
      <p role="status" className="visually-hidden">
        {remaining < 0 && t('over')}
        {remaining >= 0 && step !== undefined && t('left', { left: step })}
      </p>
    </>
  )
}
