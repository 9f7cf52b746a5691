import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { ToolButton } from '@/components/ui/tool-button'
import styles from './publishing.module.css'

/** Unpublishes a page after a confirmation that states the consequences. */
export function Unpublish({ isSending, onUnpublish }: { isSending: boolean; onUnpublish: () => void }) {
  const t = useTranslations('editor.publish')
  const [isConfirming, setConfirming] = useState(false)
  return (
    <div className={styles.unpublish}>
      <ToolButton variant="link" aria-expanded={isConfirming} onClick={() => setConfirming(!isConfirming)}>
        {t('unpublish')}
      </ToolButton>
      {isConfirming && (
        <>
          <p>{t('unpublishText')}</p>
          <Button isDisabled={isSending} onClick={onUnpublish}>
            {t('unpublishNow')}
          </Button>
        </>
      )}
    </div>
  )
}
