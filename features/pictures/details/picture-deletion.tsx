import { useMutation } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { useFocusNearby } from '@/components/behavior/use-focus-fallback'
import { Button } from '@/components/ui/button'
import { useFailureText } from '@/components/ui/use-failure-text'
import { requireSuccess } from '@/lib/api/require-success'
import type { Failure } from '@/lib/api/result'
import type { Locale } from '@/lib/contract/common/locale'
import type { LibraryPicture } from '@/lib/contract/media/media'
import { deletePicture, parseUses } from '../calls'
import { usePictureChanges } from '../use-picture-changes'
import styles from './picture-details-view.module.css'
import { UseList } from './picture-uses'
import { Question } from './question'

export interface PictureDeletionProps {
  locale: Locale
  picture: LibraryPicture
  onDeleted: () => void
  /** Called with a refusal, which may contain a newer state of the picture. */
  onRefused: (failure: Failure) => void
}

/**
 * The button that deletes a picture after a confirmation. It lists the uses if they prevent the
 * deletion.
 */
export function PictureDeletion({ locale, picture, onDeleted, onRefused }: PictureDeletionProps) {
  const t = useTranslations('editor.pictures.deletion')
  const describeFailure = useFailureText()
  const [isConfirming, setConfirming] = useState(false)
  const changes = usePictureChanges(locale)
  const deleteMutation = useMutation({
    mutationFn: () => requireSuccess(deletePicture(locale, picture)),
    async onSuccess() {
      await changes.deletePicture(picture.id)
      onDeleted()
    },
    onError({ failure }) {
      setConfirming(false)
      onRefused(failure)
    },
  })
  useFocusNearby()
  const refusal = deleteMutation.error?.failure

  return (
    <div className={styles.deletion}>
      {refusal && (
        <div role="alert" className={styles.notice}>
          <p>{describeFailure(refusal)}</p>
          <UseList uses={parseUses(refusal)} />
        </div>
      )}
      {isConfirming ? (
        <Question text={t('question')}>
          <Button onClick={() => setConfirming(false)}>{t('keep')}</Button>
          <Button isDisabled={deleteMutation.isPending} onClick={() => deleteMutation.mutate()}>
            {t('now')}
          </Button>
        </Question>
      ) : (
        <Button onClick={() => setConfirming(true)}>{t('delete')}</Button>
      )}
    </div>
  )
}
