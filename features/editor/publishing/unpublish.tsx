import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { ToolButton } from '@/components/ui/tool-button'
import styles from './publishing.module.css'

interface UnpublishProps {
  isSending: boolean
  onUnpublish: () => void
}

/** Takes a page off the site, once somebody has read what that means: visitors lose it at once, and links to it break. */
export function Unpublish({ isSending, onUnpublish }: UnpublishProps) {
  const t = useTranslations('editor.publish')
  const [isAsking, setAsking] = useState(false)
  return (
    <div className={styles.unpublish}>
      <ToolButton variant="link" aria-expanded={isAsking} onClick={() => setAsking(!isAsking)}>
        {t('unpublish')}
      </ToolButton>
      {isAsking && (
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
