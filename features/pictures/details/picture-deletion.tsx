import { useMutation } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { useFailureText } from '@/components/ui/use-failure-text'
import { orThrow } from '@/lib/api/or-throw'
import type { Locale } from '@/lib/contract/common/locale'
import type { LibraryPicture } from '@/lib/contract/media/media'
import { deletePicture, usesOf } from '../calls'
import { usePictureChanges } from '../use-picture-changes'
import styles from './picture-details-view.module.css'
import { UseList } from './picture-uses'

export interface PictureDeletionProps {
  locale: Locale
  picture: LibraryPicture
  onDeleted: () => void
}

/** Deletes a picture after confirmation; for one that is in use it lists the uses. */
export function PictureDeletion({ locale, picture, onDeleted }: PictureDeletionProps) {
  const t = useTranslations('editor.pictures.deletion')
  const failureText = useFailureText()
  const [isAsking, setAsking] = useState(false)
  const changes = usePictureChanges(locale)
  const removing = useMutation({
    mutationFn: () => orThrow(deletePicture(locale, picture)),
    async onSuccess() {
      await changes.removed(picture.id)
      onDeleted()
    },
    onError: () => setAsking(false),
  })
  const refused = removing.error?.failure

  return (
    <div className={styles.deletion}>
      {refused && (
        <div role="alert" className={styles.notice}>
          <p>{failureText(refused)}</p>
          <UseList uses={usesOf(refused)} />
        </div>
      )}
      {isAsking ? (
        <>
          <p>{t('question')}</p>
          <div className={styles.actions}>
            <Button
              ref={(button) => button?.focus()}
              isDisabled={removing.isPending}
              onClick={() => removing.mutate()}
            >
              {t('now')}
            </Button>
            <Button onClick={() => setAsking(false)}>{t('keep')}</Button>
          </div>
        </>
      ) : (
        <Button onClick={() => setAsking(true)}>{t('delete')}</Button>
      )}
    </div>
  )
}
