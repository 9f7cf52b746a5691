import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { useFailureText } from '@/components/ui/use-failure-text'
import styles from './picture-drop.module.css'
import { type PictureDropOptions, usePictureDrop } from './use-picture-drop'

/** Handles picture files that are dropped or pasted onto the page, and reports their upload. */
export function PictureDrop(props: PictureDropOptions) {
  const t = useTranslations('editor.pictures.onPage')
  const describeFailure = useFailureText()
  const { isOver, uploadingCount, problems, clearProblems } = usePictureDrop(props)
  return (
    <>
      {isOver && <p className={styles.over}>{t('drop')}</p>}
      <p role="status" className={styles.status}>
        {uploadingCount > 0 && t('uploading', { count: uploadingCount })}
      </p>
      {problems.length > 0 && (
        <div role="alert" className={styles.problems}>
          <ul className={styles.list}>
            {problems.map(({ name, failure }) => (
              <li key={name}>
                {name}: {failure ? describeFailure(failure) : t('notInserted')}
              </li>
            ))}
          </ul>
          <Button onClick={clearProblems}>{t('dismiss')}</Button>
        </div>
      )}
    </>
  )
}
