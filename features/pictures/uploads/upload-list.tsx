import { useFormatter, useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { useFailureText } from '@/components/ui/use-failure-text'
import type { LibraryPicture } from '@/lib/contract/media/media'
import styles from './upload-list.module.css'
import type { Upload, UploadQueue } from './upload-queue'

export interface UploadListProps {
  queue: UploadQueue
  onDetails: (picture: LibraryPicture) => void
}

/** The list of uploads with progress, results, and buttons to cancel and retry. */
export function UploadList({ queue, onDetails }: UploadListProps) {
  const t = useTranslations('editor.pictures.uploads')
  if (queue.uploads.length === 0) return null
  return (
    <section aria-label={t('title')}>
      <ul className={styles.uploads}>
        {queue.uploads.map((upload) => (
          <Entry key={upload.key} upload={upload} queue={queue} onDetails={onDetails} />
        ))}
      </ul>
    </section>
  )
}

function Entry({ upload, queue, onDetails }: UploadListProps & { upload: Upload }) {
  const t = useTranslations('editor.pictures.uploads')
  const format = useFormatter()
  const describeFailure = useFailureText()
  const { key, file, state, progress, failure, uploaded } = upload
  const name = file.name
  const isActive = state === 'queued' || state === 'sending'
  return (
    <li className={styles.upload} data-state={state}>
      <p className={styles.name}>{name}</p>
      <div className={styles.state} role="status">
        {state === 'queued' && t('queued')}
        {state === 'sending' && progress < 1 && t('sending')}
        {state === 'sending' && progress >= 1 && t('working')}
        {state === 'done' && t(uploaded?.isDuplicate ? 'duplicate' : 'done')}
        {state === 'failed' && failure && describeFailure(failure)}
      </div>
      {state === 'sending' && (
        <progress
          className={styles.progress}
          aria-label={t('progress', { name })}
          max={1}
          value={progress < 1 ? progress : undefined}
        >
          {format.number(progress, { style: 'percent' })}
        </progress>
      )}
      <div className={styles.actions}>
        {state === 'failed' && (
          <Button onClick={() => queue.retry(key)}>
            {t('retry')} <span className="visually-hidden">{name}</span>
          </Button>
        )}
        {uploaded && (
          <Button onClick={() => onDetails(uploaded.picture)}>
            {t('describe')} <span className="visually-hidden">{name}</span>
          </Button>
        )}
        <Button onClick={() => queue.remove(key)}>
          {t(isActive ? 'cancel' : 'dismiss')} <span className="visually-hidden">{name}</span>
        </Button>
      </div>
    </li>
  )
}
