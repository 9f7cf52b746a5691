import { useTranslations } from 'next-intl'
import { Disclosure } from '@/components/ui/disclosure'
import styles from './image-credit.module.css'

/**
 * A picture's credit (spec §2, §3), which opens over its lower edge, for places without room for a caption.
 * Place it beside the picture in a positioned frame, never inside a link; it needs no JavaScript.
 */
export function ImageCredit({ name }: { name: string }) {
  const t = useTranslations('blocks.image')
  if (!name) return null
  return (
    <Disclosure
      className={styles.credit}
      button={{ className: styles.mark }}
      summary={
        <>
          <span aria-hidden="true">©</span>
          <span className="visually-hidden">{t('showCredit')}</span>
        </>
      }
    >
      <p className={styles.name}>{t('credit', { name })}</p>
    </Disclosure>
  )
}
